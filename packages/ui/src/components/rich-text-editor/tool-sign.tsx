import type { RichTextTool } from './rich-text-tool.ts'

// Drawn in a square of 32, as the kit's icons are.
const signs: Readonly<Record<RichTextTool, string>> = {
  bold: 'M10 6h7.500a5 5 0 0 1 0 10H10zM10 16h9a5 5 0 0 1 0 10h-9z',
  italic: 'M13 6h10M9 26h10M18 6l-4 20',
  underline: 'M9 5v10a7 7 0 0 0 14 0V5M7 28h18',
  strikethrough:
    'M5 16h22M23 10c-1-3-4-4.500-7-4.500-4 0-7 2-7 5.200M9 22c1 3 4 4.500 7 4.500 4 0 7-2 7-5.200',
  bulletedList: 'M12 8h15M12 16h15M12 24h15M5.500 8v.1M5.500 16v.1M5.500 24v.1',
  numberedList:
    'M13 8h14M13 16h14M13 24h14M4.500 6.500L6.500 5v7M4.500 20.500c0-2.500 4-2.500 4 0 0 1.800-4 3-4 5.500h4',
  link: 'M14 18a6 6 0 0 0 8.500 0l4-4a6 6 0 0 0-8.500-8.500l-1.500 1.500M18 14a6 6 0 0 0-8.500 0l-4 4a6 6 0 0 0 8.500 8.500l1.500-1.500',
}

/** The sign on a tool's button. Renders an `<svg>`. */
export function ToolSign({ tool }: { tool: RichTextTool }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={tool === 'bold' ? 4 : 2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={signs[tool]} />
    </svg>
  )
}
