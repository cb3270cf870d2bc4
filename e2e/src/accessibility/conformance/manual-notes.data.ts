import type { HandNote } from './judge-criteria.ts'

const day = '2026-11-23'

/** How something was looked at. None of these is a person with a disability, or a screen reader. */
const trees =
  'Read accessibility trees as text: a supporter, giving to them, the contact form and the cookie choices (tideline), signing in (summit).'
const pictures =
  'Looked at pictures of whole pages, 1280 px wide and in shades of grey: home, giving, contact and resources (tideline), a team (summit).'
const code = 'Read the code: what it listens for, announces, asks for and lays out.'

function note(means: string, found: string): HandNote {
  return { day, means, found }
}

/**
 * What was looked at by hand, by criterion. Write what you did and saw, with the day; a criterion that nobody looked at
 * belongs below, with the reason.
 */
export const manualNotes: Readonly<Record<string, HandNote>> = {
  '1.1.1': note(trees, 'Logos have the charity’s name; pictures that only decorate are left out.'),
  '1.3.1': note(
    trees,
    'Headings, lists, groups of amounts and landmarks are where the eye sees them.',
  ),
  '1.3.2': note(trees, 'What is read follows what is seen: header, page, its summary, footer.'),
  '1.3.4': note(code, 'No rule of style asks how the device is turned.'),
  '1.3.5': note(code, 'Fields for names, e-mail, telephone and passwords name their purpose.'),
  '1.4.1': note(
    pictures,
    'In shades of grey a chosen amount has a thicker border and a mark, links in text are underlined, and progress is in words.',
  ),
  '1.4.3': note(pictures, 'Words on pictures are on a veil, and can be read.'),
  '1.4.4': note(
    code,
    'Sizes are rem, with a cap for headlines that follows the window; nothing refuses zoom.',
  ),
  '1.4.10': note(
    code,
    'In windows lower than 24 rem the header scrolls away, and the cookie bar takes at most 45 % of the height.',
  ),
  '1.4.12': note(code, 'Sizes and room are in rem and em, and grow with the words.'),
  '2.1.1': note(
    code,
    'Controls are the browser’s own; nothing acts on pressing a pointer that does not act by a key.',
  ),
  '2.1.2': note(code, 'Dialogs are the browser’s own, and Escape closes them.'),
  '2.1.4': note(
    code,
    'Nothing listens for single keys outside of fields and groups that have the focus.',
  ),
  '2.2.2': note(code, 'The carousel has a button that stops it.'),
  '2.3.1': note(
    code,
    'What changes eases from one state to the other, once; the ring of the spinner turns once a second.',
  ),
  '2.4.1': note(trees, 'The first link leads to main, and main has a heading.'),
  '2.4.2': note(code, 'Each kind of page writes its own title.'),
  '2.4.3': note(trees, 'The order of links and fields is that of the page.'),
  '2.4.4': note(trees, 'Links say where they lead, and which of them open a new tab.'),
  '2.4.5': note(
    code,
    'Pages are in the navigation or the footer, and people and teams can be searched for.',
  ),
  '2.4.6': note(trees, 'Headings and labels name what follows.'),
  '2.4.7': note(
    code,
    'One ring of 3 px, in a colour of the ground that it is on, marks the focus.',
  ),
  '2.4.11': note(
    code,
    'Room is kept at the top and the foot of the window for what stays in place.',
  ),
  '2.5.2': note(code, 'Nothing listens for a pointer that goes down.'),
  '2.5.3': note(
    trees,
    'Names are the words that can be seen, with what they open or belong to behind them.',
  ),
  '2.5.4': {
    ...note(code, 'Nothing listens for how a device is turned or moved.'),
    isNotApplicable: true,
  },
  '2.5.8': note(
    pictures,
    'Buttons and fields are 44 px high, and links in lists have room between them.',
  ),
  '3.1.1': note(
    code,
    'The language of a page is that of its address, and is in its first element.',
  ),
  '3.1.2': {
    ...note(
      code,
      'Pages in another language than their address, what supporters and captains wrote, and the English parts of a statement name theirs.',
    ),
    limit:
      'What a supporter wrote is marked with the language of the site. A text that is in none of the site’s languages is marked wrongly.',
  },
  '3.2.1': note(code, 'No handler of focus opens a page, a dialog or sends a form.'),
  '3.2.2': note(
    code,
    'Nothing sends a form but its button and the Enter key; searches show what they find below the field.',
  ),
  '3.2.3': note(trees, 'Header and footer of these pages have the same links in the same order.'),
  '3.2.4': note(code, 'What a button is called is in one catalogue of messages.'),
  '3.2.6': note(
    trees,
    'The links to contact and to the accessibility statement are in the footer.',
  ),
  '3.3.1': note(
    'Read the catalogues of messages of forms.',
    'Each message says in words what a field lacks.',
  ),
  '3.3.2': note(
    trees,
    'Each field has a label, and a hint where the form of the answer is not plain.',
  ),
  '3.3.3': note(
    'Read the catalogues of messages of forms.',
    'Messages say what would be right: an example, the characters, the length.',
  ),
  '4.1.2': note(
    trees,
    'Every control has a name and a role; a chosen amount says that it is chosen.',
  ),
  '4.1.3': note(
    code,
    'Messages, searches, copying, loading and toasts are outputs or live regions.',
  ),
}

const noFilms =
  'No page of the demo sites has a video or a sound of its own. The section for videos takes captions (WebVTT) and links to a page; whether they are there is the editor’s.'

/** Why a criterion has no note, or no check. */
export const notLookedAt: Readonly<Record<string, string>> = {
  '1.2.1': noFilms,
  '1.2.2': noFilms,
  '1.2.3': noFilms,
  '1.2.4': 'Nothing is live in the demo sites; what an editor embeds was not looked at.',
  '1.2.5': noFilms,
  '1.3.3':
    'No check reads whether texts name things by shape or place alone; the texts of editors were not read for it.',
  '1.4.2':
    'No page plays sound by itself; videos of other sites, which an editor may embed, were not played.',
  '1.4.5':
    'No check finds words in pictures; logos and sponsors’ pictures have some, as the criterion allows.',
  '1.4.11':
    'Colours of borders and marks are computed to 3 : 1 and tested in the theme, but not measured on pages in this run.',
  '1.4.13':
    'The component that shows words on hover is tried in its stories; no page of the demo sites has one.',
  '2.2.1':
    'Sessions, previews and messages that go away by themselves were not waited for in this run.',
  '2.5.1':
    'Cropping a picture takes two fingers or buttons; it is behind signing in, where this run does not go.',
  '2.5.7':
    'Cropping a picture is the only dragging, and is behind signing in, where this run does not go.',
  '3.3.4':
    'Money is given on the platform’s own pages; deleting asks first, behind signing in, where this run does not go.',
  '3.3.7': 'Registration keeps what was typed; that is tried by journeys, not by this run.',
  '3.3.8': 'Passwords can be pasted and filled in by a manager; no check of this run signs in.',
}
