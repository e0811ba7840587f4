import type { Permission } from "@errand/core/principals";
import type { LucideIcon } from "lucide-react";
import FileBadge from "lucide-react/icons/file-badge";
import Handshake from "lucide-react/icons/handshake";
import Landmark from "lucide-react/icons/landmark";
import Scale from "lucide-react/icons/scale";
import Star from "lucide-react/icons/star";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Undo2 from "lucide-react/icons/undo-2";

/** What waits for a decision, in the order in which it presses. */
export const queueKinds = [
  "incidents",
  "refunds",
  "disputes",
  "payments",
  "partners",
  "papers",
  "reviews",
] as const;
export type QueueKind = (typeof queueKinds)[number];

export const queueIcons: Record<QueueKind, LucideIcon> = {
  incidents: TriangleAlert,
  refunds: Undo2,
  disputes: Scale,
  payments: Landmark,
  partners: Handshake,
  papers: FileBadge,
  reviews: Star,
};

/** Who may read each queue. */
export const queuePermissions: Record<QueueKind, Permission> = {
  incidents: "orders",
  refunds: "refunds",
  disputes: "refunds",
  payments: "payments",
  partners: "partners",
  papers: "partners",
  reviews: "reviews",
};
