import { localValues } from "@errand/ui/safe-storage.ts";
import { findPrinterPort, printerClass, type Usb, type UsbDevice } from "./usb.ts";

/** The printer at the USB port of this device. */
export type PrinterState =
  /** The browser has no access to USB. */
  | { status: "unsupported" }
  /** No printer was connected to this device yet. */
  | { status: "none" }
  | { status: "ready" | "gone" | "failed"; name: string };

export interface Printer {
  state(): PrinterState;
  subscribe(listener: () => void): () => void;
  /** Lets a person choose the printer; false when none is chosen. Needs a press. */
  connect(): Promise<boolean>;
  /** No printer is expected at this device any more. */
  forget(): void;
  /** Prints after what is printing; rejects when the printer does not take it. */
  print(commands: Uint8Array): Promise<void>;
  /** Looks for the printer that was connected before; returns how to stop. */
  start(): () => void;
}

/** By which a page that is loaded again knows that a printer is expected. */
const nameKey = "console:store:printer";
/** A printer that takes nothing for so long has no paper, or an open cover. */
const patienceMs = 15_000;

/** Creates the printer of this device; `usb` is null where the browser has none. */
export function createPrinter(usb: Usb | null): Printer {
  const listeners = new Set<() => void>();
  let device: UsbDevice | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let state = initialState();

  function initialState(): PrinterState {
    if (!usb) return { status: "unsupported" };
    const name = localValues.read(nameKey);
    return name === null ? { status: "none" } : { status: "gone", name };
  }

  function change(next: PrinterState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function use(found: UsbDevice) {
    device = found;
    const name = found.productName?.trim() || "USB";
    localValues.write(nameKey, name);
    change({ status: "ready", name });
  }

  /** Only a printer that was chosen on this device: the site may use others as well. */
  async function find() {
    if (!usb || localValues.read(nameKey) === null) return;
    const [found] = await usb.getDevices();
    if (found) use(found);
  }

  function loseDevice(status: "gone" | "failed") {
    if (status === "gone") device = null;
    if ("name" in state) change({ status, name: state.name });
  }

  async function send(commands: Uint8Array) {
    if (!device) throw new Error("There is no printer.");
    const port = await openPort(device);
    const { status } = await device.transferOut(port.endpointNumber, commands.slice());
    if (status !== "ok") throw new Error(`The printer answered ${status}.`);
  }

  async function print(commands: Uint8Array) {
    const used = device;
    try {
      await withPatience(send(commands));
      if (used && device === used && state.status === "failed") use(used);
    } catch (error) {
      // Ends what hangs, so that the next attempt starts anew.
      await used?.close().catch(() => {});
      if (used && device === used) loseDevice("failed");
      throw error;
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async connect() {
      const filters = [{ classCode: printerClass }];
      const found = await usb?.requestDevice({ filters }).catch(() => null);
      if (!found) return false;
      use(found);
      return true;
    },
    forget() {
      localValues.remove(nameKey);
      void device?.close().catch(() => {});
      device = null;
      change({ status: usb ? "none" : "unsupported" });
    },
    print(commands) {
      const printed = last.then(() => print(commands));
      last = printed.catch(() => {});
      return printed;
    },
    start() {
      const plug = () => void find();
      const unplug = (event: Event) => {
        if ("device" in event && event.device === device) loseDevice("gone");
      };
      usb?.addEventListener("connect", plug);
      usb?.addEventListener("disconnect", unplug);
      void find();
      return () => {
        usb?.removeEventListener("connect", plug);
        usb?.removeEventListener("disconnect", unplug);
      };
    },
  };
}

async function openPort(device: UsbDevice) {
  if (!device.opened) {
    await device.open();
    if (device.configuration === null) await device.selectConfiguration(1);
    const port = findPrinterPort(device);
    if (port) await device.claimInterface(port.interfaceNumber);
  }
  const port = findPrinterPort(device);
  if (!port) throw new Error("This device is no printer.");
  return port;
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The printer does not answer.")), patienceMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
