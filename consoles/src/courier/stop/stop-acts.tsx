import { useMessages } from "@errand/ui/messages/messages.ts";
import MapIcon from "lucide-react/icons/map";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "react-router";
import { PhoneButton, phoneClasses } from "../phone-button.tsx";
import type { StopProps } from "./stop-props.ts";

/** What helps on the way: a call, a message, another map, and saying what is wrong. */
export function StopActs({ stop, onTrouble }: StopProps) {
  const t = useMessages("next-stop");
  const { phone, latitude, longitude } = stop.place;
  const [job] = stop.jobs;
  // Couriers have no chat with each other.
  const isFromCourier = stop.kind === "pickup" && job?.from_courier === true;
  // A parcel is fetched from the one who ordered that.
  const to = stop.kind === "pickup" && job?.kind !== "parcel" ? "store" : "customer";
  const className = "flex-col gap-1 px-0! py-1 text-base";
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 max-[24rem]:has-[>:nth-child(4)]:grid-flow-row max-[24rem]:has-[>:nth-child(4)]:grid-cols-2">
      {phone && (
        <a href={`tel:${phone}`} className={phoneClasses("soft", "md", className)}>
          <Phone aria-hidden className="size-6" />
          {t("call")}
        </a>
      )}
      {job && !isFromCourier && (
        <Link
          to={`/courier/messages/order/${job.id}/${to}`}
          className={phoneClasses("soft", "md", className)}
        >
          <MessageCircle aria-hidden className="size-6" />
          {t("chat")}
        </Link>
      )}
      {!stop.leg && (
        <a
          href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}
          className={phoneClasses("soft", "md", className)}
        >
          <MapIcon aria-hidden className="size-6" />
          {t("maps")}
        </a>
      )}
      <PhoneButton tone="soft" className={className} onClick={onTrouble}>
        <TriangleAlert aria-hidden className="size-6" />
        {t("trouble")}
      </PhoneButton>
    </div>
  );
}
