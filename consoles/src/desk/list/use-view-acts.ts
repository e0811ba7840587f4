import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

interface ViewToSave {
  /** One of the operator's own that is replaced. */
  id: number | undefined;
  name: string;
  query: string;
  shared: 0 | 1;
}

/** Saves and removes views of a list. */
export function useViewActs(list: string) {
  const { call, everyScope } = useDeskClient();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries(everyScope("GET /desk/views"));
  return {
    /** Rejects with `ApiError`. */
    async save({ id, ...view }: ViewToSave) {
      const { message } = await (id === undefined
        ? call("POST /desk/views", { list, ...view })
        : call("PUT /desk/views/{id}", { id, ...view }));
      toast.success(message);
      await readAgain();
    },
    async remove(id: number) {
      try {
        toast.success((await call("DELETE /desk/views/{id}", { id })).message);
      } catch (error) {
        reportError(error);
      }
      await readAgain();
    },
  };
}
