import { isPermitted, type Permission } from "@errand/core/principals";
import type { LazyComponent } from "@errand/ui/lazy-component.tsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { StaffMember } from "../staff-api.ts";

/** A part of an office, at `<base path>/<path>`. */
export interface Section {
  path: string;
  icon: LucideIcon;
  /** Who may not read it does not see it; without one, everybody does. */
  permission?: Permission;
  screen: LazyComponent<object>;
}

/** A section as the menu names it. */
export interface NamedSection extends Section {
  title: ReactNode;
  /** The heading of a group, above its first section. */
  group?: string;
  /** How much waits there. */
  count?: number;
}

export function isSectionFor(member: StaffMember, { permission }: Section): boolean {
  return isPermitted(member, permission, true);
}
