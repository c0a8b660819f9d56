import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default typescript.config(
  { ignores: ['src/api/schema.d.ts', '*.config.js', 'public/*.js'] },
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: typescript.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'], // to ESLint a component's exports and the parameters of its callbacks are `any`; svelte-check knows their types
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript checks names
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }], // onclick={() => close()}
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['src/game/**', 'src/engine/**', 'src/local/**', 'src/lib/sha256.ts', '**/*.test.ts'], // records, rows and blocks have arrays of a fixed length: `list[seat]!` says that the seat exists
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
