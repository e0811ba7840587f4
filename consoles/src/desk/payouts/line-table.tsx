import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { WideContent } from "../../console/office/wide-content.tsx";
import { useMoney } from "../../console/use-shop.ts";
import { LineBadge } from "./run-badge.tsx";
import type { Line } from "./use-store-run.ts";

interface LineTableProps {
  lines: readonly Line[];
  chosen: readonly number[];
  /** Those that differ from the draft. */
  changed: readonly number[];
  onChoose(ids: readonly number[]): void;
}

const columns = ["name", "account", "balance", "amount", "state"] as const;

/** The payments of a run, of which some can be chosen. */
export function LineTable({ lines, chosen, changed, onChoose }: LineTableProps) {
  const t = useMessages("payouts");
  const areAllChosen = lines.length > 0 && chosen.length === lines.length;
  return (
    <WideContent label={t("column.lines")}>
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{t("column.lines")}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="ps-3 text-start">
              <LineCheck
                label={t("chooseAll")}
                isChecked={areAllChosen}
                onChange={() => onChoose(areAllChosen ? [] : lines.map(({ id }) => id))}
              />
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-semibold text-strong last:pe-5 ${column === "balance" || column === "amount" ? "text-end" : "text-start"}`}
              >
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              isChosen={chosen.includes(line.id)}
              isChanged={changed.includes(line.id)}
              onToggle={() =>
                onChoose(
                  chosen.includes(line.id)
                    ? chosen.filter((id) => id !== line.id)
                    : [...chosen, line.id],
                )
              }
            />
          ))}
        </tbody>
      </table>
    </WideContent>
  );
}

interface LineRowProps {
  line: Line;
  isChosen: boolean;
  isChanged: boolean;
  onToggle(): void;
}

function LineRow({ line, isChosen, isChanged, onToggle }: LineRowProps) {
  const t = useMessages("payouts");
  const money = useMoney();
  const [kind, owner] = line.account.split(":");
  const notes = [
    isChanged ? t("changed") : null,
    line.held_for && t(`held.${line.held_for}`),
    line.note,
    line.reference,
  ].filter(Boolean);
  return (
    <tr className={`border-b border-line ${isChosen ? "bg-sunken" : "hover:bg-sunken"}`}>
      <td className="ps-3">
        <LineCheck
          label={t("chooseLine", { name: line.name })}
          isChecked={isChosen}
          onChange={onToggle}
        />
      </td>
      <th scope="row" className="px-3 text-start">
        <Link
          to={
            kind === "store"
              ? `/desk/ledger/statements/${owner}`
              : `/desk/ledger?account=${line.account}`
          }
          className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline md:pointer-fine:min-h-9"
        >
          {line.name}
        </Link>
      </th>
      <td className="px-3">
        {line.bank_account
          ? `${line.bank_account.holder}, ${line.bank_account.iban}`
          : t("noAccount")}
      </td>
      <td className="px-3 text-end">{money(line.balance)}</td>
      <td className="px-3 text-end font-bold">{money(line.amount)}</td>
      <td className="px-3 pe-5 whitespace-normal">
        <LineBadge state={line.state} />{" "}
        <span className={isChanged ? "font-semibold text-bad" : "text-strong"}>
          {notes.join(", ")}
        </span>
      </td>
    </tr>
  );
}

interface LineCheckProps {
  label: string;
  isChecked: boolean;
  onChange(): void;
}

function LineCheck({ label, isChecked, onChange }: LineCheckProps) {
  return (
    <label className="grid size-11 place-items-center md:pointer-fine:size-9">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={onChange}
        className="size-5 accent-(--color-ink)"
      />
    </label>
  );
}
