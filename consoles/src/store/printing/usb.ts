/** The parts of WebUSB that printing needs; the types of the DOM do not have it. */
export interface UsbDevice {
  productName?: string | undefined;
  opened: boolean;
  configuration: { interfaces: UsbInterface[] } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: BufferSource): Promise<{ status?: string | undefined }>;
}

interface UsbInterface {
  interfaceNumber: number;
  alternates: {
    interfaceClass: number;
    endpoints: { endpointNumber: number; direction: "in" | "out"; type: string }[];
  }[];
}

export interface Usb extends EventTarget {
  /** The devices that a person has allowed this site to use. */
  getDevices(): Promise<UsbDevice[]>;
  /** Lets a person choose one; rejects when none is chosen. */
  requestDevice(options: { filters: { classCode: number }[] }): Promise<UsbDevice>;
}

/** Of printers, in the list of the USB standard. */
export const printerClass = 7;

/** The USB of this device; null where the browser has none. */
export function findUsb(): Usb | null {
  return "usb" in navigator ? (navigator.usb as Usb) : null;
}

/** Where a printer takes what it prints; null of a device that is no printer. */
export function findPrinterPort({ configuration }: UsbDevice) {
  for (const { interfaceNumber, alternates } of configuration?.interfaces ?? []) {
    for (const { interfaceClass, endpoints } of alternates) {
      if (interfaceClass !== printerClass) continue;
      const port = endpoints.find(({ direction, type }) => direction === "out" && type === "bulk");
      if (port) return { interfaceNumber, endpointNumber: port.endpointNumber };
    }
  }
  return null;
}
