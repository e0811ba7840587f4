import type { Header } from "@errand/core/endpoint";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import * as z from "zod";

export interface Place {
  latitude: number;
  longitude: number;
}

/** The open zones and active modules, which headers may name. */
export interface Directory {
  openZoneIds: Set<number>;
  modules: Map<number, { id: number; type: ModuleType }>;
}

/** What the headers of contract 1.2 say, checked against the zones and modules there are. */
export interface Headers {
  zoneIds: number[] | null;
  module: { id: number; type: ModuleType } | null;
  place: Place | null;
}

export function readLanguage(headers: globalThis.Headers): Language {
  return headers.get("x-localization")?.trim().toLowerCase() === "fr" ? "fr" : "en";
}

const zoneList = z.array(z.int().min(1)).min(1).max(20);

/** Faults of all headers are told together, so the refusals are gathered and thrown by the caller. */
export function readHeaders(
  headers: globalThis.Headers,
  wanted: { needs: readonly Header[]; reads: readonly Header[] },
  directory: Directory,
): { headers: Headers; faults: AppError[] } {
  const faults: AppError[] = [];
  const attempt = <T>(read: () => T | null): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      faults.push(error);
      return null;
    }
  };
  const uses = (header: Header) => wanted.needs.includes(header) || wanted.reads.includes(header);
  const zoneIds = uses("zone") ? attempt(() => readZones(headers, directory)) : null;
  const module = uses("module") ? attempt(() => readModule(headers, directory)) : null;
  const place = attempt(() => readPlace(headers));
  const faulty = (key: string) => faults.some((fault) => fault.key === key);
  if (wanted.needs.includes("zone") && !zoneIds && !faulty("zone_header")) {
    faults.push(new AppError("zone_header", { field: "zoneId" }));
  }
  if (wanted.needs.includes("module") && !module && !faulty("module_header")) {
    faults.push(new AppError("module_header", { field: "moduleId" }));
  }
  return { headers: { zoneIds, module, place }, faults };
}

function readZones(headers: globalThis.Headers, directory: Directory): number[] | null {
  const text = headers.get("zoneid")?.trim();
  if (!text) return null;
  const refusal = () => new AppError("zone_header", { field: "zoneId" });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw refusal();
  }
  const list = zoneList.safeParse(given);
  if (!list.success) throw refusal();
  const open = [...new Set(list.data)].filter((id) => directory.openZoneIds.has(id));
  if (open.length === 0) throw refusal();
  return open.sort((a, b) => a - b);
}

function readModule(headers: globalThis.Headers, directory: Directory): Headers["module"] {
  const text = headers.get("moduleid")?.trim();
  if (!text) return null;
  const module = /^\d{1,9}$/.test(text) ? directory.modules.get(Number(text)) : undefined;
  if (!module) throw new AppError("module_header", { field: "moduleId" });
  return { id: module.id, type: module.type };
}

function readPlace(headers: globalThis.Headers): Place | null {
  const [latitude, longitude] = ["latitude", "longitude"].map((name) => headers.get(name)?.trim());
  if (!latitude && !longitude) return null;
  const place = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
  return place;
}

function degrees(text: string | undefined, most: number): number {
  const value = text && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || Math.abs(value) > most) {
    throw new AppError("location_header", { field: "latitude" });
  }
  return value;
}
