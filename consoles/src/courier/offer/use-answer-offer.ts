import { newKey } from "@errand/client/create-client.ts";
import { ApiError } from "@errand/core/api-error";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useCourierClient } from "../courier-client.ts";
import type { OfferedJob } from "../jobs/join-runs.ts";
import { useJobs } from "../jobs/use-jobs.ts";
import { usePhoneSounds } from "../sound/phone-sounds.ts";

/** Takes or declines a job. Both need the server, which knows whether another was faster. */
export function useAnswerOffer({ id, orderIds }: OfferedJob) {
  const { call } = useCourierClient();
  const jobs = useJobs();
  const sounds = usePhoneSounds();
  /** A press that is repeated after a lost answer takes the job once. */
  const key = useRef(newKey());

  const dropAll = () => {
    for (const orderId of orderIds) jobs.drop(orderId);
  };

  function fail(error: unknown) {
    const isGone = error instanceof ApiError && error.status === 409;
    if (isGone) dropAll();
    if (error instanceof ApiError && error.find("job_taken")) {
      sounds.play("gone");
      return toast.info(message("offer", "taken"));
    }
    reportError(error);
  }

  const accept = useMutation({
    mutationFn: async () => {
      const taken = await call("POST /courier/jobs/{id}/accept", { id }, { key: key.current });
      if (orderIds.length > 1) await jobs.readAll();
      return taken;
    },
    onSuccess: ({ job }) => jobs.show(job),
    onError: fail,
  });
  const decline = useMutation({
    mutationFn: () => call("POST /courier/jobs/{id}/decline", { id }),
    onSuccess: dropAll,
    onError: fail,
  });
  return {
    accept: () => accept.mutate(),
    decline: () => decline.mutate(),
    isAccepting: accept.isPending,
    isDeclining: decline.isPending,
  };
}
