import { isPermitted, type Permission } from "@errand/core/principals";
import { type LazyComponent, lazyComponent } from "@errand/ui/lazy-component.tsx";
import type { MessageKey } from "@errand/ui/messages/features.ts";
import type { LucideIcon } from "lucide-react";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import type { StaffMember } from "../../console/staff-api.ts";

/** A part of the back office, at `/vendor/office/<path>`. */
export interface Section {
  path: string;
  name: MessageKey<"office"> & `section.${string}`;
  icon: LucideIcon;
  /** Who may not read it does not see it. */
  permission: Permission;
  screen: LazyComponent<object>;
}

/** In the order of the menu. */
const sections: readonly Section[] = [
  {
    path: "today",
    name: "section.today",
    icon: LayoutDashboard,
    permission: "figures",
    screen: lazyComponent(() => import("./today/today-page.tsx").then((file) => file.TodayPage)),
  },
];

/** The sections that a member of the staff may read. */
export function sectionsFor(member: StaffMember): readonly Section[] {
  return sections.filter(({ permission }) => isPermitted(member, permission, true));
}
