import { localValues } from "@errand/ui/safe-storage.ts";

/**
 * The token of the application that was sent or opened last on this device. It replaces a session.
 */

const key = "partner-application";

export function storedApplicationToken(): string | null {
  return localValues.read(key);
}

export function storeApplicationToken(token: string | null): void {
  if (token === null) localValues.remove(key);
  else localValues.write(key, token);
}
