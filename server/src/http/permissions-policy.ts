/** What a page may use of the device only where it says so. */
const features = [
  "accelerometer",
  "camera",
  "display-capture",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
] as const;

type Feature = (typeof features)[number];

/** The header `Permissions-Policy`: the map needs geolocation, and some pages a feature more. */
export function permissionsPolicy(needed: readonly Feature[] = []): string {
  return [
    "geolocation=(self)",
    ...features.map((each) => `${each}=(${needed.includes(each) ? "self" : ""})`),
  ].join(", ");
}
