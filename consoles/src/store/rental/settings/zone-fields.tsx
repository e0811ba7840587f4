import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useController, useFormContext } from "react-hook-form";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useProviderClient } from "../provider-client.ts";
import type { SettingsValues } from "./settings-values.ts";

/** The zones in which trips may begin. */
export function ZoneFields() {
  const t = useMessages("provider-settings");
  const { endpointQuery, scope } = useProviderClient();
  const query = useQuery(endpointQuery(scope, "GET /zone/list"));
  const { control } = useFormContext<SettingsValues>();
  const { field, fieldState } = useController({ control, name: "zones" });
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("zones")}</h2>
      <QueryState query={query}>
        {(zones) => (
          <div className="flex flex-col">
            {zones.map(({ id, display_name }) => (
              <Checkbox
                key={id}
                isChecked={field.value.includes(id)}
                onChange={(isChecked) =>
                  field.onChange(
                    isChecked ? [...field.value, id] : field.value.filter((each) => each !== id),
                  )
                }
              >
                {display_name}
              </Checkbox>
            ))}
          </div>
        )}
      </QueryState>
      {fieldState.error && (
        <p role="alert" className="text-sm font-medium text-bad">
          {fieldState.error.message}
        </p>
      )}
    </section>
  );
}
