/** How much this site stores on the device, and whether the browser may delete it when space runs short. */
import { keep, load } from './storage';

const ASKED = 'bali-persist-asked';

export interface StorageUse {
  /** Bytes; null where the browser does not say. */
  used: number | null;
  quota: number | null;
  /** Whether the browser has promised not to delete it by itself. */
  kept: boolean;
}

/** Ask the browser, once, not to delete games by itself. Some browsers ask the player. */
export async function keepForever(): Promise<boolean> {
  if (load<boolean>(ASKED, false)) return false;
  keep(ASKED, true);
  return askToKeep();
}

/** Ask the browser not to delete games by itself. Return whether it has promised that. */
export async function askToKeep(): Promise<boolean> {
  try {
    return await storage().persist();
  } catch {
    return false; // not on this connection, or not in this browser
  }
}

/** Return how much is stored. */
export async function storageUse(): Promise<StorageUse> {
  try {
    const { usage = null, quota = null } = await storage().estimate();
    return { used: usage, quota, kept: await storage().persisted() };
  } catch {
    return { used: null, quota: null, kept: false };
  }
}

/** Return the browser's storage manager; it has none on a page without HTTPS. */
function storage(): StorageManager {
  return navigator.storage;
}
