import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { useMember } from "../../console/console.ts";
import { OfficeFrame } from "../../console/office/office-frame.tsx";
import { sectionsFor } from "./sections.ts";

interface StoreOfficeFrameProps {
  /** Whose office it is. */
  name: string | undefined;
  title: string;
  links?: ReactNode;
  /** What waits in a section, by its path. */
  counts?: Partial<Record<string, number>>;
  signals?: ReactNode;
}

/** The back office of a store or a rental provider. */
export function StoreOfficeFrame({ counts = {}, ...frame }: StoreOfficeFrameProps) {
  const t = useMessages("office");
  const sections = sectionsFor(useMember()).map(({ name, title: Title, ...section }) => ({
    ...section,
    title: Title ? <Title /> : t(name),
    count: counts[section.path],
  }));
  return (
    <OfficeFrame {...frame} basePath="/vendor/office" sections={sections} nothing={t("nothing")} />
  );
}
