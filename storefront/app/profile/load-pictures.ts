import type { PersonalData } from "@errand/core/personal-data/personal-data.contract";

/** The width in which an exported page has pictures. */
const width = 160;
const atOnce = 6;

/** The contents of the pictures in personal data, as `data:` URLs; one that fails is left out. */
export async function loadPictures(data: PersonalData): Promise<Map<string, string>> {
  const named = data.sections.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      Object.values(row).flatMap((value) => (Array.isArray(value) ? value : [])),
    ),
  );
  const wanted = [...new Set(named)];
  const contents = new Map<string, string>();
  const load = async () => {
    for (let url = wanted.pop(); url !== undefined; url = wanted.pop()) {
      const content = await loadPicture(url).catch(() => null);
      if (content !== null) contents.set(url, content);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, load));
  return contents;
}

async function loadPicture(url: string): Promise<string | null> {
  // By its path: the shop may be open under another name than the one of its links.
  const { pathname } = new URL(url);
  const response = await fetch(pathname.replace(/\/640\.webp$/, `/${width}.webp`));
  if (!response.ok) return null;
  const content = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
