export interface ReceivedEvent<Data> {
  id?: string;
  event?: string;
  data?: Data;
}

type Events<Data> = AsyncGenerator<ReceivedEvent<Data>, undefined>;

/** The events of a stream, one by one. */
export async function* readEvents<Data>(response: Response): Events<Data> {
  if (!response.body) return;
  let text = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split("\n")
          .filter((line) => !line.startsWith(":"))
          .map((line) => line.split(/: (.*)/s) as [string, string]),
      );
      text = text.slice(end + 2);
      if (fields.event) yield { ...fields, data: JSON.parse(fields.data ?? "null") };
    }
  }
}

export async function nextOf<Data>(events: Events<Data>): Promise<ReceivedEvent<Data>> {
  const { value } = await events.next();
  if (!value) throw new Error("the stream has ended");
  return value;
}

/** The data of the next event of this name. */
export async function nextNamed<Data>(
  events: Events<Data>,
  name: string,
): Promise<Data | undefined> {
  for (;;) {
    const { event, data } = await nextOf(events);
    if (event === name) return data;
  }
}
