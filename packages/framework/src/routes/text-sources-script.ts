import text from 'virtual:milepost/text-sources-script'

/** The script that shows where the texts of a page come from. */
export function loader() {
  return new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
}
