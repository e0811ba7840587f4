import { QueryState } from "../../console/office/query-state.tsx";
import { useSetting } from "./setting.queries.ts";
import { SettingEditor, type SettingEditorProps } from "./setting-editor.tsx";

/** Reads a setting, and again once it has changed. */
export function SettingScreen(props: Omit<SettingEditorProps, "entry" | "onReadAgain">) {
  const query = useSetting(props.target);
  return (
    <QueryState query={query}>
      {(entry) => (
        <SettingEditor
          key={query.dataUpdatedAt}
          {...props}
          entry={entry}
          onReadAgain={() => void query.refetch()}
        />
      )}
    </QueryState>
  );
}
