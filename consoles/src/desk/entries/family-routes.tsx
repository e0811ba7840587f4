import { useMessages } from "@errand/ui/messages/messages.ts";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { Segments } from "../../console/office/segments.tsx";
import { EntryEditor } from "./entry-editor.tsx";
import { EntryList } from "./entry-list.tsx";
import type { ListName } from "./entry-lists.ts";
import { families } from "./families.ts";
import { useMayWrite } from "./use-may-write.ts";

interface FamilyRoutesProps {
  title: ReactNode;
  /** `/desk/marketing` */
  basePath: string;
  lists: readonly ListName[];
  /** Shown first, before the lists. */
  overview?: { label: string; screen: ReactNode; acts?: ReactNode };
}

/** Several lists as segments of one section: a list, and the editor of one of its elements. */
export function FamilyRoutes({ title, basePath, lists, overview }: FamilyRoutesProps) {
  const t = useMessages("entries");
  const navigate = useNavigate();
  const [listText = "", idText = ""] = (useParams()["*"] ?? "").split("/");
  const list = lists.find((each) => each === listText) ?? (overview ? null : lists[0]);
  const options = [
    ...(overview ? [{ value: "overview", label: overview.label }] : []),
    ...lists.map((value) => ({ value, label: t(`list.${value}`) })),
  ];
  const [first] = lists;
  const mayWrite = useMayWrite(families[list ?? first ?? "coupons"]);
  const path = `${basePath}/${list}`;
  const segments = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the list that is shown may be far behind.
    if (list)
      findChosen(segments.current)?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [list]);
  const isEditing = idText === "new" || Number(idText) > 0;
  return (
    <>
      <PageHead
        title={title}
        acts={
          list
            ? mayWrite && (
                <Link to={`${path}/new`} className={officeButtonClasses("ink")}>
                  <Plus aria-hidden className="size-4.5" />
                  {t("add")}
                </Link>
              )
            : overview?.acts
        }
      >
        <div ref={segments} className="min-w-0 max-w-full overflow-x-auto">
          <Segments
            label={t("segments")}
            value={list ?? "overview"}
            onChange={(value) =>
              void navigate(value === "overview" ? basePath : `${basePath}/${value}`)
            }
            options={options}
          />
        </div>
      </PageHead>
      {list === null ? (
        overview?.screen
      ) : list && isEditing ? (
        <EntryEditor
          key={`${list} ${idText}`}
          family={families[list]}
          path={path}
          id={idText === "new" ? null : Number(idText)}
        />
      ) : (
        list && <EntryList key={list} family={families[list]} path={path} />
      )}
    </>
  );
}

function findChosen(segments: HTMLElement | null): Element | undefined {
  return [...(segments?.querySelectorAll("input") ?? [])].find(({ checked }) => checked);
}
