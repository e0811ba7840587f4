import type { Header } from "@errand/core/endpoint";
import { AppError, type ErrorKey } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Context } from "hono";
import * as z from "zod";

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The open zones and active modules that headers may name. */
export interface Directory {
  openZoneIds: Set<number>;
  modules: Map<number, { id: number; type: ModuleType }>;
}

/**
 * The values of the request headers (contract 1.2), checked against the existing zones and modules.
 */
export interface RequestHeaders {
  zoneIds: number[] | null;
  module: { id: number; type: ModuleType } | null;
  place: Coordinates | null;
}

/** The network address that a request comes from. */
export function addressOf({ env }: Pick<Context, "env">): string {
  return (env as { address?: string } | undefined)?.address ?? "unknown";
}

export function readLanguage(headers: globalThis.Headers): Language {
  return headers.get("x-localization")?.trim().toLowerCase() === "fr" ? "fr" : "en";
}

const zoneList = z.array(z.int().min(1)).min(1).max(20);

/**
 * Reads the headers that an endpoint declares. Returns the errors of all headers instead of
 * throwing the first, so that they are reported together.
 */
export function readHeaders(
  headers: globalThis.Headers,
  declared: { needs: readonly Header[]; reads: readonly Header[] },
  directory: Directory,
): { headers: RequestHeaders; errors: AppError[] } {
  const errors: AppError[] = [];
  const attempt = <T>(read: () => T | null): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      errors.push(error);
      return null;
    }
  };
  const uses = (header: Header) =>
    declared.needs.includes(header) || declared.reads.includes(header);
  const zoneIds = uses("zone") ? attempt(() => readZones(headers, directory)) : null;
  const module = uses("module") ? attempt(() => readModule(headers, directory)) : null;
  const place = attempt(() => readLocation(headers));
  const hasError = (key: ErrorKey) => errors.some((error) => error.key === key);
  if (declared.needs.includes("zone") && !zoneIds && !hasError("zone_header_invalid")) {
    errors.push(new AppError("zone_header_invalid", { field: "zoneId" }));
  }
  if (declared.needs.includes("module") && !module && !hasError("module_header_invalid")) {
    errors.push(new AppError("module_header_invalid", { field: "moduleId" }));
  }
  return { headers: { zoneIds, module, place }, errors };
}

function readZones(headers: globalThis.Headers, directory: Directory): number[] | null {
  const text = headers.get("zoneid")?.trim();
  if (!text) return null;
  const invalidZones = () => new AppError("zone_header_invalid", { field: "zoneId" });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidZones();
  }
  const list = zoneList.safeParse(value);
  if (!list.success) throw invalidZones();
  const open = [...new Set(list.data)].filter((id) => directory.openZoneIds.has(id));
  if (open.length === 0) throw invalidZones();
  return open.sort((a, b) => a - b);
}

function readModule(headers: globalThis.Headers, directory: Directory): RequestHeaders["module"] {
  const text = headers.get("moduleid")?.trim();
  if (!text) return null;
  const module = /^\d{1,9}$/.test(text) ? directory.modules.get(Number(text)) : undefined;
  if (!module) throw new AppError("module_header_invalid", { field: "moduleId" });
  return { id: module.id, type: module.type };
}

function readLocation(headers: globalThis.Headers): Coordinates | null {
  const [latitude, longitude] = ["latitude", "longitude"].map((name) => headers.get(name)?.trim());
  if (!latitude && !longitude) return null;
  return { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
}

function degrees(text: string | undefined, maximum: number): number {
  const value = text && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || Math.abs(value) > maximum) {
    throw new AppError("location_header_malformed", { field: "latitude" });
  }
  return value;
}
