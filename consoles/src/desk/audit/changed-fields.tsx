type Facts = Record<string, unknown> | null;

/** The fields that a write changed, each with its value before and after. */
export function ChangedFields({ before, after }: { before: Facts; after: Facts }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  return (
    <ul className="py-1 whitespace-normal">
      {changed.map((name) => (
        <li key={name} className="break-words">
          <b>{name}</b> {before && name in before && <Value of={before[name]} isFormer />}{" "}
          {after && name in after && <Value of={after[name]} />}
        </li>
      ))}
    </ul>
  );
}

/** Longer values are opened. */
const shownLength = 120;

function Value({ of, isFormer = false }: { of: unknown; isFormer?: boolean }) {
  const text = typeof of === "string" ? of : JSON.stringify(of);
  const marked = isFormer ? (
    <del className="text-muted">{text}</del>
  ) : (
    <ins className="no-underline">{text}</ins>
  );
  if (text.length <= shownLength) return marked;
  return (
    <details>
      <summary className="cursor-pointer truncate text-strong">{text.slice(0, 60)}…</summary>
      {marked}
    </details>
  );
}
