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
          <b>{name}</b>{" "}
          {before && name in before && <del className="text-muted">{toText(before[name])}</del>}{" "}
          {after && name in after && <ins className="no-underline">{toText(after[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
