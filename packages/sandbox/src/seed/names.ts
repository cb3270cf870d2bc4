/** Given and family names as they live side by side in Britain and Australia. */
export const firstNames: readonly string[] = `
Aaliyah Abena Adaeze Adam Aidan Aiko Aisha Alasdair Alec Alfie Alice Amara Amelia Amir Amrit Anika Anjali Annie
Anthony Arjun Arlo Asha Ava Ayesha Beatrice Ben Bethan Bilal Bridget Bronwyn Callum Carys Catherine Cerys Chidi
Chloe Chris Ciara Claire Connor Craig Daisy Daniel David Dean Declan Deepa Demi Dev Diego Dylan Edie Efua Eilidh
Elena Eleri Elliot Emeka Emily Emma Erin Esme Ethan Eve Farah Fatima Fergus Finn Fiona Frances Freya Gareth Gemma
George Georgia Grace Graham Gwen Habib Hamish Hana Hannah Harpreet Harriet Harry Hassan Hazel Heather Helen Henry
Holly Ibrahim Imogen Imran Iona Isaac Isla Ivy Jack Jamal James Jamie Jasmine Jaya Jess Jia Joanna Joe Jordan
Josie Joyce Jude Kai Karen Kate Kavita Keiran Kemi Kenji Khadija Kieran Kiran Kwame Lachlan Laila Laura Leah Leo
Leon Lewis Li Liam Lily Linh Lola Louis Lucy Luke Mabel Malik Mandeep Marcus Margaret Maria Marie Martha Martin
Matilda Maya Megan Mei Mia Michael Mina Mohammed Molly Morgan Nadia Naomi Nathan Neha Niamh Nick Nikhil Nina Noah
Nora Oliver Olivia Omar Orla Oscar Owen Parveen Patrick Paul Penny Pete Phoebe Pippa Priya Rachel Rafael Rahul
Rania Ravi Rebecca Reuben Rhys Rita Robert Robin Rory Rosa Rose Rosie Ruby Ruth Ryan Sadia Sally Sam Samira Sanjay
Sarah Scott Sean Shreya Simon Siân Siobhan Sofia Sophie Stella Steve Sunita Susan Tamsin Tara Tariq Tess Thanh
Theo Thomas Toby Tom Tunde Uma Vanessa Victoria Vikram Wei Wendy Will Winnie Yara Yasmin Yusuf Zahra Zainab Zara Zoe
`
  .trim()
  .split(/\s+/)

/** First names whose portraits may wear a beard; everybody else's do not. */
export const beardedNames: ReadonlySet<string> = new Set(
  `Adam Aidan Alasdair Alec Alfie Amir Anthony Arjun Ben Bilal Callum Chidi Chris Connor Craig Daniel David Dean Declan
Dev Diego Dylan Elliot Emeka Ethan Fergus Gareth George Graham Habib Hamish Harry Hassan Henry Ibrahim Imran Isaac Jack
Jamal James Joe Jordan Keiran Kenji Kieran Kwame Lachlan Leo Leon Lewis Liam Louis Luke Malik Marcus Martin Michael
Mohammed Nathan Nick Nikhil Noah Oliver Omar Oscar Owen Patrick Paul Pete Rafael Rahul Ravi Reuben Rhys Robert Rory Ryan
Sanjay Scott Sean Simon Steve Tariq Theo Thomas Toby Tom Tunde Vikram Will Yusuf`.split(/\s+/),
)

export const lastNames: readonly string[] = `
Abbott Abdi Adeyemi Agarwal Ahmed Akhtar Ali Allen Anderson Appiah Armstrong Asante Ashworth Atkinson Bailey Baker
Banerjee Barker Barlow Barnes Begum Bell Bennett Bianchi Blake Boateng Bradley Brennan Brown Burke Byrne Cameron
Campbell Carter Chan Chapman Chaudhry Chen Chowdhury Clark Clarke Cole Collins Cook Cooper Costa Cox Craig Crawford
Cullen Dang Davey Davies Dawson Desai Dhillon Diaz Dixon Doyle Duffy Duncan Edwards Ellis Eriksen Evans Farrell
Ferguson Fernandes Fisher Fletcher Forbes Foster Fox Fraser Gallagher Garcia Gibson Gill Gordon Graham Grant Gray
Green Greenwood Griffiths Gupta Hall Hamilton Harris Harrison Hart Hassan Hayes Henderson Hill Ho Hughes Hunt Hussain
Hutchinson Ibrahim Iqbal Irwin Islam Jackson James Jenkins Johnson Johnston Jones Joseph Kaur Kelly Kennedy Khan Kim
King Knight Kovacs Kumar Lam Lawson Le Lee Lewis Li Lim Lin Lloyd Macdonald Mackay Mahmood Malik Marsh Martin Mason
Matthews McCarthy McKenzie McLean Mehta Mensah Miah Miller Mills Mitchell Moore Morgan Morris Morrison Mukherjee
Murphy Murray Nair Naylor Nelson Newman Nguyen Nicholls Novak Nowak Nwosu O'Brien O'Connor O'Neill Okafor Okonkwo Osei
Owen Palmer Park Parker Parry Patel Pearce Perera Phillips Pope Powell Price Pritchard Quinn Rahman Rao Reed Rees
Reid Reilly Richards Riley Roberts Robertson Robinson Rogers Rossi Rowe Russell Ryan Santos Saunders Scott Shah Sharma
Shaw Sheikh Simpson Singh Sinclair Smith Spencer Stevens Stewart Stone Sullivan Sutherland Tan Taylor Thapa Thomas
Thompson Tran Tucker Turner Vaughan Vu Walker Wallace Walsh Wang Ward Watson Watts Webb Wells West White Williams
Wilson Wong Wood Woods Wright Wu Yates Young Yusuf Zhang Zielinski
`
  .trim()
  .split(/\s+/)

/** Where colleagues give together. */
export const workplaces: readonly string[] = [
  'Ward 7',
  'the night shift',
  'the front desk',
  'the library',
  'Year 4',
  'the sixth form',
  'the surgery',
  'the staff room',
  'the tool shop',
  'platform two',
  'the bakery',
  'the choir',
  'the Thursday run',
  'the allotments',
  'the post office',
  'the lab',
  'the workshop',
  'the boatyard',
  'the nursery',
  'the accounts team',
  'the Tuesday quiz',
  'the bowls club',
  'the book group',
  'the depot',
]
