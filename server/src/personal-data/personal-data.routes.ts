import { fromMinor, minor } from "@errand/core/money";
import { exportPersonalData } from "@errand/core/personal-data/personal-data.contract";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import messages from "../messages/personal-data.en.json" with { type: "json" };
import { pictureUrl } from "../pictures/picture-url.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";
import { serve } from "../requests/serve.ts";
import { type Section, sections } from "./sections.ts";

export type DataApi = ShopApi & { files: PrivateFiles };

/** Gives customers everything that the shop stores about them. */
export function personalDataRoutes(api: DataApi) {
  serve(api, exportPersonalData, async (_input, { db, shopper, language, now }) => {
    const { businessName } = await api.shop();
    const exported = [];
    const words = new Set<Word>();
    for (const section of sections) {
      const { key, fields } = section;
      const { rows } = await db.execute<Row>(section.query(shopper.customerId, language));
      for (const row of rows) {
        for (const field of fields) if (isWord(field, row[field])) words.add(row[field]);
      }
      exported.push({
        key,
        title: messageIn(language, "personalData", `title.${key}`),
        fields: fields.map((field) => {
          const kind = kindOf(field, section);
          const label = messageIn(language, "personalData", `field.${field}`);
          return { key: field, label, ...(kind && { kind }) };
        }),
        rows: rows.map((row) => toExportedRow(row, section, toPictureUrl(section))),
      });
    }
    return {
      shop: businessName,
      generated_at: now.toISOString(),
      words: Object.fromEntries(
        [...words].map((word) => [word, messageIn(language, "personalData", `word.${word}`)]),
      ),
      sections: exported,
    };
  });

  const toPictureUrl = ({ hasPrivatePictures }: Section) => {
    return (name: string) =>
      hasPrivatePictures
        ? api.files.links.urlOf(name, api.clock())
        : pictureUrl(api.settings.url, name);
  };
}

type Value = string | number | boolean | string[] | null;
type Row = Record<string, Value>;
type Word = keyof (typeof messages)["word"];

const moments = ["created_at", "last_used_at", "seen_at", "pickup_time"];
const wordFields = [
  ...["type", "status", "payment_method", "kind", "sender", "provider", "signed_up_with"],
];

type Kind = "moment" | "amount" | "word" | "pictures";

function kindOf(field: string, { amounts = [] }: Section): Kind | undefined {
  if (moments.includes(field)) return "moment";
  if (amounts.includes(field)) return "amount";
  if (field === "pictures") return "pictures";
  return wordFields.includes(field) ? "word" : undefined;
}

function isWord(field: string, value: Value | undefined): value is Word {
  return wordFields.includes(field) && typeof value === "string" && value in messages.word;
}

function toExportedRow(
  row: Row,
  { fields, amounts = [] }: Section,
  toUrl: (name: string) => string,
): Row {
  return Object.fromEntries(
    fields.map((field): [string, Value] => {
      const value = row[field] ?? null;
      if (Array.isArray(value)) return [field, value.map(toUrl)];
      const isAmount = typeof value === "number" && amounts.includes(field);
      return [field, isAmount ? fromMinor(minor(value)) : value];
    }),
  );
}
