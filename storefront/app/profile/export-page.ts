import type { Language } from "@errand/core/language";
import type { PersonalData } from "@errand/core/personal-data/personal-data.contract";

interface ExportTexts {
  title: string;
  generated: string;
  /** Names the list of sections. */
  contents: string;
  /** Stands for a section without rows. */
  nothing: string;
  yes: string;
  no: string;
  picture: string;
}

/** How values are written for people. */
export interface ExportFormats {
  moment(value: string): string;
  amount(value: number): string;
  /** The content of a picture as a `data:` URL; null when it could not be loaded. */
  picture(url: string): string | null;
}

type Section = PersonalData["sections"][number];
type Field = Section["fields"][number];
type Value = Section["rows"][number][string] | undefined;

const style =
  "body{font:16px/1.5 system-ui,sans-serif;color:#1c1b1a;background:#fff;max-width:52rem;margin:2rem auto;padding:0 1rem}" +
  "h1{font-size:1.9rem;margin:0}h2{font-size:1.3rem;margin:2.5rem 0 .75rem;padding-top:1rem;border-top:2px solid #1c1b1a}" +
  "nav ul{columns:14rem;padding-inline-start:1.2rem}" +
  "article{break-inside:avoid;border:1px solid #d8d3cb;border-radius:12px;padding:.75rem 1rem;margin:.75rem 0}" +
  "dl{display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.2rem 1rem;margin:0}" +
  "dt{color:#5f5a53}dd{margin:0;overflow-wrap:anywhere}" +
  "img{width:72px;height:72px;object-fit:cover;border-radius:8px;margin:.25rem .5rem .25rem 0}" +
  "@media(max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}";

/**
 * The personal data as one page with its pictures, which can be read without the shop. Every text
 * is escaped.
 */
export function exportPage(
  data: PersonalData,
  texts: ExportTexts,
  formats: ExportFormats,
  language: Language,
): string {
  const shown = (field: Field, value: Value) => toHtml(field, value, { data, texts, formats });
  const links = data.sections.map(
    ({ key, title, rows }) =>
      `<li><a href="#${key}">${escapeHtml(title)}</a> (${rows.length})</li>`,
  );
  const sections = data.sections.map(({ key, title, fields, rows }) => {
    const entries = rows.map((row) => {
      const facts = fields.map((field) => {
        const value = shown(field, row[field.key]);
        return value === "" ? "" : `<dt>${escapeHtml(field.label)}</dt><dd>${value}</dd>`;
      });
      return `<article><dl>${facts.join("")}</dl></article>`;
    });
    const content = rows.length > 0 ? entries.join("") : `<p>${escapeHtml(texts.nothing)}</p>`;
    return `<section aria-labelledby="${key}"><h2 id="${key}">${escapeHtml(title)}</h2>${content}</section>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.generated)}</p><nav aria-label="${escapeHtml(texts.contents)}"><ul>${links.join("")}</ul></nav>${sections.join("\n")}</main></body>
</html>
`;
}

interface Shown {
  data: PersonalData;
  texts: ExportTexts;
  formats: ExportFormats;
}

function toHtml({ kind }: Field, value: Value, { data, texts, formats }: Shown): string {
  if (value === undefined || value === null || value === "") return "";
  if (Array.isArray(value)) {
    const pictures = value.map((url) => formats.picture(url));
    return pictures
      .filter((source) => source !== null)
      .map((source) => `<img src="${escapeHtml(source)}" alt="${escapeHtml(texts.picture)}">`)
      .join("");
  }
  if (typeof value === "boolean") return escapeHtml(value ? texts.yes : texts.no);
  if (kind === "moment" && typeof value === "string") return escapeHtml(formats.moment(value));
  if (kind === "amount" && typeof value === "number") return escapeHtml(formats.amount(value));
  if (kind === "word") return escapeHtml(data.words[String(value)] ?? String(value));
  return escapeHtml(String(value));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
