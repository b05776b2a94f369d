/** A table of goods as the browser sends it to be looked at, with the form's other fields. */
export function tableUpload(text: string, fields: Record<string, string> = {}, name = 'rolvani.csv') {
  const parts = Object.entries(fields).map(
    ([field, value]) => `content-disposition: form-data; name="${field}"\r\n\r\n${value}`,
  )
  const file = `content-disposition: form-data; name="table"; filename="C:\\lists\\${name}"\r\ncontent-type: text/csv\r\n\r\n${text}`
  const body = `${[...parts, file].map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=edge' } }
}
