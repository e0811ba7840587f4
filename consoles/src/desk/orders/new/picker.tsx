import { useMessages } from "@errand/ui/messages/messages.ts";
import { ListSearch } from "../../../console/office/list-search.tsx";
import { OfficeButton } from "../../../console/office/office-button.tsx";

interface PickerProps<Option> {
  label: string;
  search: string;
  onSearch(search: string): void;
  isBusy: boolean;
  /** Undefined before something is looked for. */
  options: readonly Option[] | undefined;
  toKey(option: Option): string | number;
  toText(option: Option): { name: string; text?: string | undefined };
  onPick(option: Option): void;
}

/** Looks for something by what the caller says, and takes one of what is found. */
export function Picker<Option>({
  label,
  search,
  onSearch,
  isBusy,
  options,
  toKey,
  toText,
  onPick,
}: PickerProps<Option>) {
  const t = useMessages("phone-order");
  return (
    <div className="flex flex-col gap-1">
      <ListSearch label={label} value={search} isBusy={isBusy} onChange={onSearch} />
      {options && (
        <ul aria-label={label}>
          {options.length === 0 && !isBusy && <li className="py-2 text-strong">{t("nothing")}</li>}
          {options.map((option) => {
            const { name, text } = toText(option);
            return (
              <li
                key={toKey(option)}
                className="flex items-center gap-3 border-b border-line py-1.5"
              >
                <span className="min-w-0 grow">
                  <bdi className="block truncate font-semibold">{name}</bdi>
                  {text && <span className="block truncate text-meta text-strong">{text}</span>}
                </span>
                <OfficeButton
                  tone="outline"
                  aria-label={t("take", { name })}
                  onClick={() => onPick(option)}
                >
                  {t("choose")}
                </OfficeButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
