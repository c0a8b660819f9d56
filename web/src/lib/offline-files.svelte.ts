/** The files that the service worker stores in this browser, so that the page works offline; and their new versions. */
import type { Wish } from '../offline/scope';
import { file } from './address';

const CHECK_EVERY = 3_600_000; // milliseconds

/** `impossible`: the browser offers no service worker here, as without HTTPS or in some private windows. */
export type OfflineState = 'impossible' | 'loading' | 'failed' | 'ready';

class OfflineFiles {
  state = $state<OfflineState>('impossible');
  /** Whether a new version is ready and waits for the player. */
  updated = $state(false);

  private registration: ServiceWorkerRegistration | null = null;
  private checked = Date.now();
  /** Whether a version of the worker answers for this page. */
  private isControlled = false;
  /** Whether the player has asked for the new version in this tab. */
  private wanted = false;

  /** Store the files, if this browser can, and watch for new versions. */
  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    this.isControlled = Boolean(workers.controller);
    workers.addEventListener('controllerchange', () => this.replaced());
    try {
      this.state = 'loading';
      const registration = await workers.register(file('sw.js'), { updateViaCache: 'none' });
      this.registration = registration;
      registration.addEventListener('updatefound', () => this.follow(registration.installing));
      this.follow(registration.installing);
      this.look();
      this.ask(workers.controller, 'tidy');
      document.addEventListener('visibilitychange', this.check);
    } catch {
      this.state = 'failed';
    }
  }

  /** Use the new version: the page is loaded again. */
  apply(): void {
    this.wanted = true;
    if (this.registration?.waiting) this.ask(this.registration.waiting, 'take over');
    else location.reload(); // another tab has done so already
  }

  private ask(worker: ServiceWorker | null, wish: Wish): void {
    worker?.postMessage(wish);
  }

  private follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => this.look(worker.state === 'redundant'));
  }

  /** Look at what is there: files that work offline, and a new version of them. */
  private look(hasFailed = false): void {
    const { active, waiting } = this.registration ?? {};
    if (active) this.state = 'ready';
    else if (hasFailed) this.state = 'failed';
    this.updated ||= Boolean(active && waiting);
  }

  /** Another version has taken over. The first one ever is no news, and only the tab that asked for a new one starts with it. */
  private replaced(): void {
    if (this.wanted) location.reload();
    else if (this.isControlled) this.updated = true;
    this.isControlled = true;
  }

  /** Ask for a new version from time to time: some pages stay open for weeks. */
  private check = (): void => {
    if (document.hidden || Date.now() - this.checked < CHECK_EVERY) return;
    this.checked = Date.now();
    void this.registration?.update().catch(() => undefined); // offline
  };
}

export const offlineFiles = new OfflineFiles();
