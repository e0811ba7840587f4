import { Collapsible } from "@errand/ui/collapsible.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

/** Spec §9: the lists of the mobile menu have at most ten entries. */
export const menuListLength = 10;

export interface MenuListEntry {
  id: number;
  name: string;
  picture: string | null;
  path: string;
}

interface MenuListProps<Reply, Key extends readonly unknown[]> {
  icon: LucideIcon;
  title: string;
  /** Runs when the list is first expanded. */
  query: UseQueryOptions<Reply, Error, Reply, Key>;
  entriesOf(reply: Reply): MenuListEntry[];
  /** The path of the full list. */
  allAt: string;
  onChoose(): void;
}

/** An entry of the mobile menu that expands to a short list of links. */
export function MenuList<Reply, Key extends readonly unknown[]>({
  icon,
  title,
  query,
  entriesOf,
  allAt,
  onChoose,
}: MenuListProps<Reply, Key>) {
  const t = useMessages("shell");
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({ ...query, enabled: isOpen });
  const entries = data && entriesOf(data).slice(0, menuListLength);

  return (
    <Collapsible icon={icon} title={title} isOpen={isOpen} onChange={setOpen}>
      {isError && <p className="px-3 py-2 ps-12 text-sm text-muted">{t("menu.failed")}</p>}
      {entries?.length === 0 && (
        <p className="px-3 py-2 ps-12 text-sm text-muted">{t("menu.empty")}</p>
      )}
      <ul className="ps-9 pb-1">
        {entries?.map(({ id, name, picture, path }) => (
          <li key={id}>
            <Link
              to={path}
              onClick={onChoose}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken"
            >
              <span className="size-8 shrink-0 overflow-hidden rounded-lg">
                <Picture src={picture} alt="" sizes="32px" />
              </span>
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
        {!data &&
          !isError &&
          [1, 2, 3].map((row) => (
            <li key={row} className="flex min-h-11 items-center gap-3 px-3">
              <Skeleton className="size-8 rounded-lg" />
              <Skeleton className="h-4 w-32 rounded-full" />
            </li>
          ))}
        {entries && entries.length > 0 && (
          <li>
            <Link
              to={allAt}
              onClick={onChoose}
              aria-label={t("menu.allOf", { title })}
              className="flex min-h-11 items-center rounded-control px-3 font-semibold text-accent hover:bg-sunken"
            >
              {t("menu.all")}
            </Link>
          </li>
        )}
      </ul>
    </Collapsible>
  );
}
