import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { usePreHydrationInput } from "../catalog/filters/use-pre-hydration-input.ts";
import type { VehicleKind } from "./vehicle-search-data.ts";

interface VehicleKindsProps {
  kinds: VehicleKind[];
  chosen: number[];
  onChange(chosen: number[]): void;
}

/** The kinds of vehicles as pictures, several of which can be chosen together. */
export function VehicleKinds({ kinds, chosen, onChange }: VehicleKindsProps) {
  const t = useMessages("rental");
  return (
    <fieldset className="no-print min-w-0">
      <legend className="sr-only">{t("filters.categories")}</legend>
      <ul className="-mx-1 flex justify-between gap-1 overflow-x-auto p-1 [scrollbar-width:none]">
        {kinds.map((kind) => (
          <li key={kind.id} className="w-30 shrink-0 grow">
            <Kind
              kind={kind}
              isChosen={chosen.includes(kind.id)}
              onChange={(isChosen) =>
                onChange(
                  isChosen ? [...chosen, kind.id] : chosen.filter((each) => each !== kind.id),
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface KindProps {
  kind: VehicleKind;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
}

function Kind({ kind: { name, image_full_url }, isChosen, onChange }: KindProps) {
  const input = usePreHydrationInput(isChosen, onChange);
  return (
    <label className="group/kind relative flex cursor-pointer flex-col items-center gap-1.5 rounded-card p-1 text-center text-sm leading-tight has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ink">
      <input
        ref={input}
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-card outline-none"
      />
      <span className="rounded-full border-2 border-transparent p-0.5 group-hover/kind:border-line-strong group-has-checked/kind:border-ink">
        <Picture
          src={image_full_url}
          alt=""
          sizes="64px"
          className="pastel-picture size-14! rounded-full"
        />
      </span>
      {name}
    </label>
  );
}
