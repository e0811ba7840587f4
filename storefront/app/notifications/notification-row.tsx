import { notificationPath } from "@errand/core/notifications/notification-path";
import type { NotificationType } from "@errand/core/notifications/notification-types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import type { LucideIcon } from "lucide-react";
import CarFront from "lucide-react/icons/car-front";
import Coins from "lucide-react/icons/coins";
import Gift from "lucide-react/icons/gift";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircle from "lucide-react/icons/message-circle";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import { Link } from "react-router";
import type { Notification } from "./notification-groups.ts";
import { useMarkSeen } from "./notifications.queries.ts";
import { useTimeAgo } from "./time-ago.ts";

const icons: Record<NotificationType, LucideIcon> = {
  order_status: ShoppingBag,
  trip_status: CarFront,
  message: MessageCircle,
  referral_code: Users,
  loyalty_point: Coins,
  cashback: Gift,
  add_fund: Wallet,
  push_notification: Megaphone,
};

interface NotificationRowProps {
  notification: Notification;
  /** Whether it is seen, with those of its group. */
  isSeen?: boolean;
  /** Opening it marks those about the same up to this id as seen. */
  seenUntil?: number;
  /** Below another one about the same. */
  isBelow?: boolean;
  onOpen?: (() => void) | undefined;
}

/** One notification: opens what it is about, and is seen then. */
export function NotificationRow({
  notification,
  isSeen = notification.is_seen,
  seenUntil = notification.id,
  isBelow = false,
  onOpen,
}: NotificationRowProps) {
  const t = useMessages("notifications");
  const timeAgo = useTimeAgo();
  const marking = useMarkSeen();
  const { title, description, data, image_full_url, created_at } = notification;
  const Icon = icons[data.type];
  return (
    <Link
      to={notificationPath(data)}
      onClick={() => {
        if (!isSeen) marking.mutate(seenUntil);
        onOpen?.();
      }}
      className="flex gap-3 rounded-control p-3 transition-colors hover:bg-sunken"
    >
      <span className={isBelow ? "hidden" : "relative size-11 shrink-0"}>
        {image_full_url ? (
          <Picture src={image_full_url} alt="" sizes="44px" className="rounded-full" />
        ) : (
          <span className="grid size-11 place-items-center rounded-full bg-sunken">
            <Icon aria-hidden className="size-5" strokeWidth={1.9} />
          </span>
        )}
      </span>
      <span className="min-w-0 grow">
        <span className={`block wrap-anywhere ${isSeen ? "font-medium" : "font-bold"}`}>
          {!isSeen && <span className="sr-only">{t("unseen")}: </span>}
          {title}
        </span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{description}</span>
        <time dateTime={created_at} className="mt-0.5 block text-sm text-muted">
          {timeAgo(created_at)}
        </time>
      </span>
      {!isSeen && <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rounded-full bg-accent" />}
    </Link>
  );
}
