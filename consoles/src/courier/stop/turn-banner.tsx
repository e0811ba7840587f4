import { distanceText } from "@errand/core/date-text";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpLeft from "lucide-react/icons/arrow-up-left";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import CornerUpLeft from "lucide-react/icons/corner-up-left";
import CornerUpRight from "lucide-react/icons/corner-up-right";
import Flag from "lucide-react/icons/flag";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { usePosition } from "../duty/position.ts";
import type { Leg } from "../jobs/stops.ts";
import { findNextTurn, type NextTurn } from "./find-next-turn.ts";

const icons: Record<NextTurn["turn"]["kind"], LucideIcon> = {
  depart: ArrowUp,
  straight: ArrowUp,
  slight_left: ArrowUpLeft,
  left: CornerUpLeft,
  sharp_left: CornerUpLeft,
  slight_right: ArrowUpRight,
  right: CornerUpRight,
  sharp_right: CornerUpRight,
  u_turn: RotateCcw,
  arrive: Flag,
};

/** Where to turn next, and how far it is until there. */
export function TurnBanner({ leg }: { leg: Leg }) {
  const language = useLanguage();
  const { position } = usePosition();
  const next = findNextTurn(leg, position && [position.longitude, position.latitude]);
  if (!next) return null;
  const Icon = icons[next.turn.kind];
  return (
    <p className="absolute inset-x-3 top-3 z-500 flex items-center gap-3 rounded-[20px] bg-ink px-4 py-2.5 leading-tight text-paper">
      <Icon aria-hidden className="size-9 shrink-0" strokeWidth={2.6} />
      <span className="min-w-0">
        <b className="block text-[1.5rem] tabular-nums">
          {distanceText(next.meters / 1000, language)}
        </b>
        <span className="line-clamp-2 text-[1.0625rem] font-semibold">{next.turn.text}</span>
      </span>
    </p>
  );
}
