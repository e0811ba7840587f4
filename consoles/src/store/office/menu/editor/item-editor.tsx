import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../../../console/office/query-state.tsx";
import { useStoreClient } from "../../../store-client.ts";
import { type StoreCatalogue, useCatalogue } from "../menu.queries.ts";
import { useMenuUrl } from "../use-menu-url.ts";
import { EditorForm } from "./editor-form.tsx";
import { newItemForm, toCopy, toItemForm } from "./item-form.ts";

/** The editor of the item that the address names. */
export function ItemEditor() {
  const { item, copyOf } = useMenuUrl();
  const catalogue = useCatalogue();
  return (
    <QueryState query={catalogue}>
      {(found) => {
        if (item === null) return null;
        if (item !== "new") return <Existing key={item} id={item} catalogue={found} />;
        if (copyOf !== null) return <Copy key={copyOf} id={copyOf} catalogue={found} />;
        return <New catalogue={found} />;
      }}
    </QueryState>
  );
}

function useItem(id: number) {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, "GET /store/items/{id}", { id }));
}

interface OfItemProps {
  id: number;
  catalogue: StoreCatalogue;
}

function Existing({ id, catalogue }: OfItemProps) {
  const language = useLanguage();
  const query = useItem(id);
  const [saves, setSaves] = useState(0);
  return (
    <QueryState query={query}>
      {(item) => (
        <EditorForm
          key={saves}
          item={item}
          published={toItemForm(item, language)}
          onSave={() => setSaves(saves + 1)}
          catalogue={catalogue}
        />
      )}
    </QueryState>
  );
}

function Copy({ id, catalogue }: OfItemProps) {
  const language = useLanguage();
  const query = useItem(id);
  return (
    <QueryState query={query}>
      {(original) => (
        <EditorForm
          item={null}
          published={newItemForm(null)}
          begun={toCopy(toItemForm(original, language))}
          catalogue={catalogue}
        />
      )}
    </QueryState>
  );
}

function New({ catalogue }: { catalogue: StoreCatalogue }) {
  const { filter } = useMenuUrl();
  const isMain = catalogue.categories.some(({ id }) => id === filter.category);
  return (
    <EditorForm
      item={null}
      published={newItemForm(isMain ? filter.category : null)}
      catalogue={catalogue}
    />
  );
}
