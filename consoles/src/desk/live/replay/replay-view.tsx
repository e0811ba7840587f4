import type { Replay } from "@errand/core/store-desk/desk-live.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { LiveMap } from "../live-map.tsx";
import { placesOf, toTownAt } from "./replay-town.ts";

const minute = 60_000;
/** A minute of then lasts this long, so that the hour is over in half a minute. */
const minuteLastsMs = 500;
const jump = 5;
const shownEvents = 40;

/** The last hour again: which orders were open, which late, and what happened. */
export function ReplayView({ zoneId }: { zoneId: number | undefined }) {
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery({
    ...endpointQuery(scope, "GET /desk/live/replay", { zone_id: zoneId }),
    // The hour that is watched stays the same.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return <QueryState query={query}>{(replay) => <Player replay={replay} />}</QueryState>;
}

function Player({ replay }: { replay: Replay }) {
  const t = useMessages("desk-live");
  const status = useMessages("desk-orders");
  const { clock } = useTimeText();
  const [from, to] = [Date.parse(replay.from), Date.parse(replay.to)];
  const [at, setAt] = useState(from);
  const [isPlaying, setPlaying] = useState(false);
  const isOver = at >= to;
  useEffect(() => {
    if (!isPlaying || isOver) return;
    const timer = setTimeout(() => setAt(Math.min(at + minute, to)), minuteLastsMs);
    return () => clearTimeout(timer);
  }, [at, to, isPlaying, isOver]);
  const move = (minutes: number) => setAt(Math.min(to, Math.max(from, at + minutes * minute)));
  const { open, states, couriers, events } = toTownAt(replay, at);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-5">
        <OfficeButton tone="outline" onClick={() => move(-jump)}>
          {t("replay.back", { minutes: jump })}
        </OfficeButton>
        <OfficeButton
          tone="ink"
          onClick={() => {
            if (isOver) setAt(from);
            setPlaying(isOver || !isPlaying);
          }}
        >
          {t(isPlaying && !isOver ? "replay.pause" : "replay.play")}
        </OfficeButton>
        <OfficeButton tone="outline" onClick={() => move(jump)}>
          {t("replay.ahead", { minutes: jump })}
        </OfficeButton>
        <p className="font-bold tabular-nums">{clock(at)}</p>
        <p className="text-strong tabular-nums">
          {t("counts", { open: open.length, late: states.size })}
        </p>
      </div>
      <div className="grid min-h-0 grow md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-h-80">
          <LiveMap
            label={t("replay.map", { time: clock(at) })}
            orders={open}
            couriers={couriers}
            states={states}
            selected={null}
            framed={placesOf(replay)}
            onSelect={() => {}}
          />
        </div>
        <section
          aria-label={t("replay.events")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="min-w-0 border-line -outline-offset-2 md:overflow-y-auto md:border-s"
        >
          <h2 className="border-b border-line bg-panel px-4 py-2 text-body font-bold">
            {t("replay.events")}
          </h2>
          {events.length === 0 && <p className="px-4 py-2 text-strong">{t("replay.nothing")}</p>}
          <ol>
            {events.slice(0, shownEvents).map(({ id, status: to, at: then }) => (
              <li
                key={`${id} ${to}`}
                className="flex items-center gap-3 border-b border-line px-4 py-1.5"
              >
                <span className="text-muted tabular-nums">{clock(then)}</span>
                <Link
                  to={`/desk/orders/${id}`}
                  className="font-bold underline-offset-4 hover:underline"
                >
                  {id}
                </Link>
                <span className="min-w-0 grow">{status(`status.${to}`)}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
