import type { Language } from "@errand/core/language";
import type { PersonalData } from "@errand/core/personal-data/personal-data.contract";

interface ExportTexts {
  title: string;
  generated: string;
  /** Stands for a section without rows. */
  nothing: string;
}

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}" +
  "table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:.3rem .6rem;text-align:start;vertical-align:top}" +
  "section{overflow-x:auto}";

/** The personal data as a page that can be read without the shop. Every text is escaped. */
export function exportPage(data: PersonalData, texts: ExportTexts, language: Language): string {
  const sections = data.sections.map(({ title, fields, rows }) => {
    const head = fields.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join("");
    const body = rows.map((row) => {
      const cells = fields.map(({ key }) => `<td>${escapeHtml(String(row[key] ?? ""))}</td>`);
      return `<tr>${cells.join("")}</tr>`;
    });
    const table = `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
    const content = rows.length > 0 ? table : `<p>${escapeHtml(texts.nothing)}</p>`;
    return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.generated)}</p>${sections.join("\n")}</body>
</html>
`;
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
