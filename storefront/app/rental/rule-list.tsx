import Check from "lucide-react/icons/check";

/** What the customers of a provider agree to. */
export function RuleList({ rules }: { rules: string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {rules.map((rule) => (
        <li key={rule} className="flex items-start gap-2.5">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          {rule}
        </li>
      ))}
    </ul>
  );
}
