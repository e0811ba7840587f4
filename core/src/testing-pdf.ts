/** A PDF document of one empty page; `trailer` is added to its trailer. */
export function testPdf(trailer = ""): string {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join("")}`;
  return `${text}${table}trailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
}
