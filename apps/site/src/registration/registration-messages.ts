/** What starting a page says. */
export const registrationMessages = {
  title: 'Start your page',
  stepOf: 'Step {step} of {count}',
  loading: 'One moment',
  needsScript: 'Starting a page needs JavaScript. Please switch it on in your browser.',
  back: 'Back',
  next: 'Continue',
  skip: 'Skip this for now',

  accountTitle: 'First, your account',
  accountText: 'Your page belongs to you: with an account you can change it whenever you like.',

  pageTitle: 'Your page',
  hasPage: 'You have a page already: {name}. What follows makes another one.',
  pageMade: 'Your page is made. Its name and its address stand.',
  name: 'Name of your page',
  nameHint: 'Such as “Sam walks the coast”.',
  defaultName: '{name} for {site}',
  slug: 'Address of your page',
  slugHint: 'Letters, figures and hyphens.',
  slugTaken: 'Somebody has this address already. Please choose another one.',
  target: 'What you want to raise',
  targetRule: 'Please type an amount above zero, such as 500.',
  eventDate: 'When it is',
  goal: 'How far you want to go',
  goalHint: 'In kilometres. You can change it later.',
  goalRule: 'Please type a distance above zero, such as 100.',
  address: 'Your address',
  choose: 'Please choose',
  optional: 'optional',
  charityOptIn: 'The charity may send me its news by e-mail',
  make: 'Make my page',
  unsure:
    'No answer came, and we cannot tell yet whether your page was made. Please press again: if it was, we find it, and no second one is made.',
  notMade: 'No answer came, and your page was not made. Please press again.',
  answersLost:
    'Your page is made, but your answers could not be kept. Please press again: only the answers are sent.',

  teamTitle: 'Your team',
  teamText: 'Go with others, or on your own. You can join or leave a team at any time.',
  teamIn: 'You are in {team}.',
  alone: 'I go on my own',
  withTeam: 'Or with a team',
  pageUnread: 'Your page cannot be read just now.',
  retry: 'Try again',

  storyTitle: 'Your story',
  storyText: 'People give to people. Say why you do this; two sentences are enough.',
  story: 'Your story',
  picture: 'A picture of you',
  pictureHint: 'JPEG, PNG or WebP, up to 10 MB.',
  pictureLost:
    'The platform took the picture, but did not say where it is. Please try another one.',
  saveStory: 'Save and continue',

  giveTitle: 'Make the first gift',
  giveText:
    'Pages that begin with a gift of their owner’s raise more. You pay on our giving platform’s own page, and come back here.',
  give: 'Give {amount}',

  doneTitle: 'Your page is live!',
  doneText: 'Now tell your friends: the first gift often comes within the hour.',
  doneThanks: 'Thank you for your gift.',
  see: 'See my page',
  edit: 'Edit my page',
  share: 'Share your page',
  another: 'Start another page',
} as const
