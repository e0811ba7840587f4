import type { DeskContract } from "@errand/core/contract.desk";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";

type Finding = DeskContract["GET /desk/health"]["reply"]["findings"][number];

const order = ["problem", "warning", "ok"] as const;
const tones = {
  problem: "bg-bad-soft text-bad",
  warning: "bg-warn-soft text-warn",
  ok: "bg-good-soft text-good",
};

/** What the doctor says, what is wrong first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useMessages("health");
  const sorted = order.flatMap((state) => findings.filter((each) => each.state === state));
  return (
    <section className="border-b border-line p-4 md:p-5">
      <h2 className="mb-2 text-body font-bold">{t("doctor.title")}</h2>
      {sorted.length === 0 && <p className="text-strong">{t("doctor.none")}</p>}
      <ul>
        {sorted.map(({ check, state, text }) => (
          <li
            key={`${check} ${text}`}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 py-1.5"
          >
            <span
              className={classNames(
                "w-24 shrink-0 rounded-[9px] px-2 py-0.5 text-center text-meta font-bold",
                tones[state],
              )}
            >
              {t(`doctor.state.${state}`)}
            </span>
            <b className="w-40 shrink-0">{t(`doctor.check.${check}`)}</b>
            <span className="min-w-0 grow basis-60 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
