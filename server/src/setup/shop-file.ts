import { toExistingE164 } from "@errand/core/phone";
import * as z from "zod";
import { toSlug } from "../catalog/slug.ts";
import { isCountry, isTimeZone } from "../settings/shop-details.ts";
import example from "./example.json" with { type: "json" };
import { getEnglishName, shortText, words } from "./file-values.ts";
import * as parts from "./shop-parts.ts";

/** Turns the name of a picture in the file into the name under which it is stored. */
export type TakePicture = (source: string) => Promise<string>;

/** A picture cannot be used; the message is the reason. */
export class RefusedPicture extends Error {}

/**
 * Lists and texts that a file leaves out are those of the example; everything else without a
 * default is required.
 */
function createShopSchema(takePicture: TakePicture) {
  const picture = z.string().transform(async (source, context) => {
    try {
      return await takePicture(source);
    } catch (error) {
      if (!(error instanceof RefusedPicture)) throw error;
      context.addIssue(error.message);
      return z.NEVER;
    }
  });
  return z.strictObject({
    name: shortText,
    logo: picture.nullable().default(null),
    icon: picture.nullable().default(null),
    country: z.string().refine(isCountry, "must be a code of ISO 3166 such as FR"),
    time_zone: z.string().refine(isTimeZone, "must be a time zone such as Europe/Paris"),
    time_format: z.enum(["12", "24"]).default("24"),
    currency: parts.currencyPart,
    contact: parts.contactPart,
    cookies_text: words.prefault(example.cookies_text),
    /** Where stores sign in, when it is not the console of this installation. */
    partner_portal: z.url().nullable().default(null),
    features: parts.featuresPart,
    fees: parts.feesPart,
    weight: parts.weightPart,
    payments: parts.paymentsPart,
    modules: z.array(parts.modulePart(picture)).min(1, "must have a module"),
    zones: z.array(parts.zonePart).min(1, "must have a zone"),
    pages: parts.pagesPart,
    landing: parts.landingPart(picture).prefault(example.landing),
    reasons: parts.reasonsPart.prefault(example.reasons),
    chat_phrases: z.array(parts.phrasePart).prefault(example.chat_phrases),
    parcel: parts.parcelPart(picture).prefault(example.parcel),
    rental: parts.rentalPart(picture).prefault(example.rental),
  });
}

export type ShopFile = z.output<ReturnType<typeof createShopSchema>>;

/** The file of `npm run setup`. `takePicture` reads the pictures that it names. */
export function shopFile(takePicture: TakePicture) {
  return createShopSchema(takePicture).superRefine(checkReferences);
}

/** The slug of a category or a brand: its own, or one made of its module and its English name. */
export function slugIn(module: { slug: string }, name: string, own?: string): string {
  return own ?? toSlug(`${module.slug} ${name}`);
}

function checkReferences(file: ShopFile, context: z.RefinementCtx) {
  const refuse = (message: string, path: (string | number)[]) =>
    context.addIssue({ code: "custom", message, path });
  const refuseRepeated = (key: string, all: { name: string; path: (string | number)[] }[]) => {
    const seen = new Set<string>();
    for (const { name, path } of all) {
      if (seen.has(name)) refuse(`there are two with the ${key} ${name}`, path);
      seen.add(name);
    }
  };
  const zoneNames = new Set(file.zones.map(getEnglishName));
  const requireZones = (names: string[], path: (string | number)[]) => {
    const unknown = names.find((name) => !zoneNames.has(name));
    if (unknown !== undefined) refuse(`there is no zone ${unknown}`, path);
  };

  if (toExistingE164(file.contact.phone, file.country) === null) {
    refuse("is not a phone number", ["contact", "phone"]);
  }
  // What is known by its English name.
  const named = {
    zones: file.zones,
    "parcel.categories": file.parcel.categories,
    "rental.categories": file.rental.categories,
    "payments.transfers": file.payments.transfers,
  };
  for (const [list, entries] of Object.entries(named)) {
    const toNamePath = (index: number) => [...list.split("."), index, "name"];
    refuseRepeated(
      "name",
      entries.map((entry, index) => ({ name: getEnglishName(entry), path: toNamePath(index) })),
    );
  }
  refuseRepeated(
    "slug",
    file.modules.map(({ slug }, index) => ({ name: slug, path: ["modules", index, "slug"] })),
  );
  refuseRepeated("slug", file.modules.flatMap(slugsWithPaths));
  for (const [index, zone] of file.zones.entries()) {
    requireZones(zone.delivers_to, ["zones", index, "delivers_to"]);
  }
  for (const [index, module] of file.modules.entries()) {
    requireZones(module.zones ?? [], ["modules", index, "zones"]);
    requireZones(Object.keys(module.zone_delivery), ["modules", index, "zone_delivery"]);
  }
}

/** The slugs of categories, which no two modules share. */
function slugsWithPaths(module: ShopFile["modules"][number], moduleIndex: number) {
  const path = ["modules", moduleIndex, "categories"];
  return module.categories.flatMap(({ children, ...category }, index) => [
    { name: slugIn(module, getEnglishName(category), category.slug), path: [...path, index] },
    ...children.map((child, childIndex) => ({
      name: slugIn(module, getEnglishName(child), child.slug),
      path: [...path, index, "children", childIndex],
    })),
  ]);
}
