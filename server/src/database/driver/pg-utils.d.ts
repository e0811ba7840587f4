/**
 * The part of the driver, without types of its own, by which it writes the value of a parameter.
 */
declare module "pg/lib/utils.js" {
  export function prepareValue(value: unknown): string | Buffer | null;
}
