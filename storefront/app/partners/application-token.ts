/** The token of the application that was sent or opened last on this device. It replaces a session. */

const key = "partner-application";

export function storedApplicationToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory;
  }
}

export function storeApplicationToken(token: string | null): void {
  memory = token;
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    // Without local storage it lasts as long as the page.
  }
}

let memory: string | null = null;
