import type { InterestWords } from '../words.ts'
import { scales } from './scales.ts'

export const interests: InterestWords = {
  one: {
    R: 'One interest is out in front: work you can take hold of and try at once. A tap that no longer drips tells you more than a report about it, so look for a place where your own hands touch the result.',
    I: 'One interest is out in front: understanding why things are as they are. A ready answer will hardly satisfy you until you see where it came from, so look for work that leaves time for questions before it asks for conclusions.',
    A: 'One interest is out in front: making what was not there before. You get bored where the pattern is already approved, and the question to put to any profession is how much room it leaves for a solution of your own.',
    S: 'One interest is out in front: people who, after talking to you, feel better or understand more. Conversation alone is not the point; you want to notice that something in a life has moved.',
    E: 'One interest is out in front: bringing people together around a goal and getting there. You would rather decide and answer for it than wait for others, so ask how soon a profession hands over a first task of your own.',
    C: 'One interest is out in front: an order in which everything adds up. Where others see a dull table, you see what is in its place and what is not; look for work where accuracy is needed and noticed.',
  },
  two: {
    RI: 'You care both how a thing is built and how to make it run. Apart, these are a mechanic and a scientist; together they are the person who finds the cause of a fault and then mends it, as engineers, laboratories and geologists need.',
    RA: 'Hands and imagination meet in you: an idea is not enough until it stands there as a real thing. A sketch without material leaves half of you idle, and so does work to a finished drawing; crafts and design use both halves.',
    RS: 'You like being useful to people by doing rather than by talking: to show, to bandage, to teach the grip of a tool. The two are needed together where help takes strength and skill, from rescue to sport to a college workshop.',
    RE: 'You are drawn to work you can touch and to the right to run it. A craftsman who comes to lead a crew, a farm or a repair shop goes this way: it begins with the hands and arrives at decisions, not the other way round.',
    RC: 'You like it when the machine is sound and the work goes by the book. Where technology meets accuracy there are professions in which a mistake shows at once and costs a lot: machine tools, instruments, trains and aircraft.',
    IA: 'You want to understand and to invent. One half checks, the other does not believe that there is only one solution; both are needed where nobody knows the answer yet and someone has to imagine it first, from games and interfaces to architecture.',
    IS: 'Causes and people interest you alike: not only to feel for someone but to work out what is wrong and help with knowledge. Medicine, psychology and good teaching stand on both legs and limp on either one.',
    IE: 'Finding the answer is not enough for you; you want something to be done about it. With this pair one turns calculation into decisions: reading a market, running a research project, persuading with figures those who are used to guessing.',
    IC: 'You like to dig down to the cause and to keep a record of what you find. Together that is the patience data rest on: check, count again, find the row where it went wrong and explain why.',
    AS: 'Inventing is more fun for you when somebody needs the result: a lesson people remember, a celebration, a class in which someone comes alive. Look for work where imagination faces living people and not a drawer.',
    AE: 'Imagination stands beside the request that others should see it and buy it. The pair leads to where an idea has to be defended as well: advertising, film, a project of your own. Hardest would be a place where others invent and you only sell.',
    AC: 'An uncommon pair: fantasy and a love of order. Both feel at home where beauty has strict rules, in typesetting, translation, drafting, animation; both feel cramped where there is only chaos or only a template.',
    SE: 'You like supporting one person and getting a whole group to move. The difference matters: one is given time, the other is led to a deadline. Work that asks for both begins with coaching and teaching and goes as far as managing people.',
    SC: 'You like to help in such a way that nothing gets lost: the note is made, the paper is filed, nobody is sent in circles. Front desks, schools, hospitals and social services rest on this pair, though few people notice it.',
    EC: 'You like getting your way and keeping things in order. One without the other is either noisy or stands still; together they make the person who brings a deal all the way to a signed contract and a balance that adds up.',
  },
  three: {
    RIA: 'Three interests stand side by side: to understand, to invent and to make. They get on best where an idea goes the whole way to a thing: architecture, industrial design, filming, restoration.',
    RIS: 'Technology, causes and people stand side by side. Together they describe someone who treats, rescues or teaches in deeds: works out what happened and lends a hand.',
    RIE: 'Hands, causes and the request to decide stand side by side. It is the set of someone who begins as an engineer or agronomist and later runs the site, knowing it down to the last screw.',
    RIC: 'Technology, causes and order stand side by side. There are few people in this trio, but all that keeps a complex system going: measure, find the fault, mend it, write it down.',
    RAS: 'Craft, imagination and people stand side by side. Work suits you in which the hand makes something for a living person and you see their face: from haircuts and cooking to classes for children.',
    RAE: 'Craft, imagination and enterprise stand side by side. Workshops begin like this: a thing is thought up, made by hand and sold under your own name.',
    RAC: 'Hands, imagination and accuracy stand side by side. Jewellers and animators share this set: the idea is free, the work goes millimetre by millimetre.',
    RSE: 'Doing, people and readiness to lead stand side by side. Such a trio is at home where someone has to show, to care and to take others along: in sport, in rescue, in a restaurant kitchen.',
    RSC: 'Practical work, care and order stand side by side. They are the ground of the services people rely on daily: nursing care, transport, safety, service by firm rules.',
    REC: 'Technology, decisions and order stand side by side. Running a concern suits you, in the plain sense: a site, a fleet, a farm, where one mends, bargains and settles the accounts.',
    IAS: 'Causes, imagination and people stand side by side. A person is a riddle to you that has no ready key: from here roads lead to psychology, teaching, journalism, work with speech.',
    IAE: 'Research, imagination and persuasion stand side by side. To understand is not enough, nor to invent; others must believe it too. Products, films and projects of one’s own are born that way.',
    IAC: 'Causes, imagination and order stand side by side. They are joined by work in which the new is built from tested parts: programming, interfaces, translation, pictures of data.',
    ISE: 'Knowledge, people and decisions stand side by side. This trio goes where advice must be sound and must be heard: to a patient, a class, a staff room, a court.',
    ISC: 'Causes, care and accuracy stand side by side. They meet where someone’s health or fate hangs on attention: tests, medicines, diagnoses, documents.',
    IEC: 'Analysis, decisions and order stand side by side. You are ready to check the figures and to defend them before those who hold the money: finance, logistics and economics speak this language.',
    ASE: 'Imagination, people and the request to carry them along stand side by side. It is the trio of the stage and the classroom: think it up, gather everyone, leave nobody out.',
    ASC: 'Imagination, care and order stand side by side. They feel at home where something new is prepared for someone every day, but by timetable: primary school, library, kindergarten.',
    AEC: 'Imagination, enterprise and order stand side by side. Such a set makes not so much an author as the one who brings an author’s work to the public: budget, deadline and taste in one hand.',
    SEC: 'People, decisions and order stand side by side. It is the set of an organiser: help, agree, follow up; without it no hotel opens, no department and no celebration.',
  },
  wide: 'The interests that pull you forward are not two or three: their bands lie side by side, and to call one of them the main one would be invention. With such breadth the useful question is less what you like than what you could give up, and values and trying things out answer that better.',
  faint:
    'None of the six bands lies wholly above the middle of the scale. That happens when people answer carefully or have not had much to try yet; the list of professions rests on what you marked slightly more willingly, so trust it by half.',
  flat: 'The six interests differ by less than the error of measurement, so there is no list of professions here: any order would be chance. It is not a bad result: people answer like this when everything makes them curious, and also when they have not met their own thing yet.',
  alone: (lead, near) =>
    near === null
      ? `On the scale it is ${lead}, and no other band reaches it.`
      : `On the scale it is ${lead}; the band of the next interest (“${near}”) touches it, so the lead is not proved.`,
  together: leads =>
    `The scores with their bands: ${scales.and(leads)}. The bands overlap, so neither can be put above another.`,
  wideScores: leads => `Side by side stand ${leads.join(', ')}.`,
  faintScores: leads => `Nearest to the upper end: ${leads.join(', ')}.`,
  flatScores: all => `The scores in order: ${all.join(', ')}.`,
  alsoHigh: scores => `Also wholly above the middle: ${scores.join(', ')}.`,
  middle: scores => `The middle is inside the band, so nothing can be said either way: ${scores.join(', ')}.`,
  low: scores => `Less of a pull at the moment: ${scores.join(', ')}.`,
}
