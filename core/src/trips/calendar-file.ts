export interface CalendarEvent {
  /** Unique in the world, and the same whenever the event is saved again. */
  id: string;
  start: Date;
  end: Date;
  changedAt: Date;
  title: string;
  text: string;
  place: string;
  point: { lat: number; lng: number };
  url: string;
}

/**
 * A calendar file with one event (RFC 5545). Times are in UTC, so that they are right whatever the
 * time zone of the calendar is.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Errand//Trips//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(event.id)}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `LOCATION:${escaped(event.place)}`,
    `GEO:${event.point.lat};${event.point.lng}`,
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `20260305T091500Z` */
function utc(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n");
}

const maxBytes = 75;
const encoder = new TextEncoder();

/**
 * A line has at most 75 bytes; the next one continues it after a space. No character is divided.
 */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    const lead = parts.length === 0 ? 0 : 1;
    if (encoder.encode(part + character).length + lead > maxBytes) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
