import { type ReactNode, useEffect, useState } from "react";
import { useCourierClient } from "./courier-client.ts";
import { createPositionWatch, PositionContext } from "./duty/position.ts";
import { createCourierJobs } from "./jobs/courier-jobs.ts";
import { JobsContext } from "./jobs/use-jobs.ts";
import { createPhoneSounds, PhoneSoundContext } from "./sound/phone-sounds.ts";

/** What every screen of a courier shares: the jobs as they come, the position and the sound. */
export function CourierProviders({ children }: { children: ReactNode }) {
  const client = useCourierClient();
  const [jobs] = useState(() => createCourierJobs(client));
  const [position] = useState(createPositionWatch);
  const [sounds] = useState(createPhoneSounds);
  useEffect(() => jobs.start(), [jobs]);
  return (
    <JobsContext value={jobs}>
      <PositionContext value={position}>
        <PhoneSoundContext value={sounds}>{children}</PhoneSoundContext>
      </PositionContext>
    </JobsContext>
  );
}
