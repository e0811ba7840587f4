import { Autocomplete } from "@errand/ui/autocomplete.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { useDebounced } from "../search/use-debounced.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";

const minTextLength = 2;

/** Searches vehicles by name, brand or category, with suggestions. The text lies in the URL. */
export function VehicleNameField({ name }: { name: string | null }) {
  const t = useMessages("rental");
  const navigate = useNavigate();
  const { search } = useLocation();
  const [text, setText] = useState(name ?? "");
  const typed = useDebounced(text.trim());
  const isActive = typed.length >= minTextLength && typed !== name;
  const suggested = useQuery({
    ...endpointQuery(usePageScope(), "GET /rental/vehicle/search/suggestion", { name: typed }),
    enabled: isActive,
  });
  const names = useDeferredValue(isActive ? (suggested.data ?? []) : []);

  function searchFor(next: string) {
    const query = new URLSearchParams(search);
    query.delete("name");
    if (next.trim() !== "") query.set("name", next.trim());
    void navigate({ search: `?${query}` }, { preventScrollReset: true, state: quietNavigation });
  }

  return (
    <form
      aria-label={t("search.name")}
      className="no-print max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(text);
      }}
    >
      <Autocomplete
        label={t("search.name")}
        isLabelHidden
        placeholder={t("search.name")}
        text={text}
        onText={(next) => {
          setText(next);
          if (next === "" && name !== null) searchFor("");
        }}
        items={names}
        textOf={(each) => each}
        keyOf={(each) => each}
        onChoose={(chosen) => {
          setText(chosen);
          searchFor(chosen);
        }}
        renderItem={(each) => <span className="truncate">{each}</span>}
        isBusy={isActive && suggested.isFetching}
      />
      {/* The list adds a hidden field; browsers submit two fields only if there is a button. */}
      <button type="submit" hidden />
    </form>
  );
}
