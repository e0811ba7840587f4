import Check from "lucide-react/icons/check";

interface TickRowProps {
  text: string;
  note: string;
  isTicked: boolean;
  onTick(isTicked: boolean): void;
}

/** A box of 64 px to tick, with what it stands for. */
export function TickRow({ text, note, isTicked, onTick }: TickRowProps) {
  return (
    <li className="border-b border-line py-2">
      <label className="flex min-h-16 cursor-pointer items-center gap-3.5">
        <span className="relative grid size-16 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
            // A switch has one key to press with.
            onKeyDown={({ key }) => key === "Enter" && onTick(!isTicked)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-[20px] border-3 border-line-strong checked:border-good checked:bg-good"
          />
          <Check
            aria-hidden
            className="pointer-events-none relative size-8 text-paper opacity-0 peer-checked:opacity-100"
            strokeWidth={3.2}
          />
        </span>
        <span className="leading-tight">
          <b className="block text-[1.25rem]">{text}</b>
          <span className="font-semibold text-strong">{note}</span>
        </span>
      </label>
    </li>
  );
}
