/* For browsers that cannot run the page at all, so in words that any browser understands. */
addEventListener('load', function () {
  var app = document.getElementById('app');
  var sentences = {
    en: 'Bali could not start. Please reload the page, update this browser, or try another one.',
    de: 'Bali konnte nicht starten. Bitte lade die Seite neu, aktualisiere den Browser oder nimm einen anderen.',
    nl: 'Bali kon niet starten. Laad de pagina opnieuw, werk deze browser bij of probeer een andere.',
    ja: 'Baliを起動できませんでした。ページを再読み込みするか、ブラウザーを更新するか、別のブラウザーをお試しください。',
  };
  if (!app || app.childNodes.length) return;
  app.textContent = sentences[String(navigator.language).slice(0, 2)] || sentences.en;
  app.setAttribute('role', 'alert');
});
