import type { TraitWords } from '../words.ts'

export const traits: TraitWords = {
  rules: {
    '+S -extraversion':
      'You want to help people, and long company tires you. That is no contradiction: one person behind a closed door comes easier to you than thirty in a hall, and much helping work is done just like that.',
    '+S +extraversion':
      'Your interest in people is backed by the energy they give you. A full day of appointments, lessons or training is within your reach; you would sooner be bored where people turn up once a week.',
    '+S -agreeableness':
      'Helping interests you, giving way does not. Such a helper says the unpleasant thing plainly; coaches and doctors need that, while a place that comforts all day long would feel tight.',
    '+S +agreeableness':
      'You are drawn to people and sense their mood early. In helping work that is half the job; the other half is closing the door behind you and not taking other people’s troubles home.',
    '+S -stability':
      'You are drawn to people, and worry sticks to you quickly. Work with pain is possible all the same if a senior goes through hard cases with you; find out about that person before you ask about pay.',
    '+S +stability':
      'You like helping, and other people’s panic hardly catches you. So you can look at heavy help too: ambulances, intensive care, work with troubled teenagers.',
    '+I -conscientiousness':
      'Questions hold you more than the notes about them. Discoveries tend to hide in the fortieth identical measurement; find a partner or a routine that keeps the log for you, and the curiosity will not go to waste.',
    '+I +conscientiousness':
      'Your curiosity has discipline: you check even when you already like the first answer. That makes long studies, whose result shows after years, a real choice for you.',
    '+I +extraversion':
      'Looking for causes interests you, sitting alone with them does not. Look at research that is done by talking: surveys, the clinic, field work, teaching, work with a client.',
    '+I -extraversion':
      'You like to think, and quiet helps you do it. Work that leaves you alone with a problem for half the day is no punishment, so do not cross the silent professions off your list.',
    '+I -openness':
      'You like getting to the cause and distrust untested theories. Applied science, with an instrument, a norm and a method, gives you firmer ground: the laboratory, expert reports, diagnostics.',
    '+I +openness':
      'You have more questions than ready answers, and that does not scare you. Choose studies that let you run a project of your own early and not in the final year.',
    '+E +agreeableness':
      'You want to lead and do not want to push. It can be done, but two skills must be learned on purpose: refusing, and talking about money. Begin where people deal with each other for years rather than haggle once.',
    '+E -agreeableness':
      'You like getting your way, and a dispute does not embarrass you. For negotiation, sales and a business of your own that is a working trait; just see that the other side wants to come to a second meeting.',
    '+E -extraversion':
      'You want to decide and lead, and not to be on show all day. Business without a stage exists: purchasing, analysis, a small team, a product that persuades instead of you.',
    '+E +extraversion':
      'Influencing people interests you, and people wake you up. The combination needs a stage early: sales, events, a team; in a quiet department it soon starts looking for the exit.',
    '+E -stability':
      'You want to risk and decide, and failures go deep. A business of your own is not closed to you, but begin small: with a project where the price of a mistake is known beforehand.',
    '+E -conscientiousness':
      'You like beginning more than finishing. An enterprising person of this kind is strong in a pair: look straight away for someone who enjoys counting, noting and reminding.',
    '+A +C':
      'Imagination pulls sideways, order keeps the row. They will always argue; they will work together where invention has a format: a page, a bar of music, a frame, a drawing.',
    '+A +conscientiousness':
      'What you think up you also finish, and in creative work that often decides more than talent. You can look at professions that deliver on a date and correct many times.',
    '+A -conscientiousness':
      'Ideas come to you more easily than deadlines. Half of creative work is correcting and handing in; test yourself on a small commission with a date before choosing years of study.',
    '+A -openness':
      'You like to create, but in tried forms. That is the way of a master rather than an innovator: folk craft, classical music, restoration and performance prize faithfulness to the model.',
    '+A -stability':
      'You are drawn to making your own things, and criticism hurts. Creative work brings a lot of it, so from the first year you need a circle or a mentor who discusses work calmly.',
    '+A -extraversion':
      'You want to invent and not to perform. Those are two trades: a stage has an author, a film has an editor, a book has an illustrator, and most creative work is done behind a closed door.',
    '+C +openness':
      'You love order and take to new things easily. Such people are needed where order itself is being rebuilt: moving records to digital, setting up a process, writing the rules anew.',
    '+C -conscientiousness':
      'Order interests you as a design more than as a habit. Planning a system will be more fun than running it every day; look at databases and logistics before archives.',
    '+C +conscientiousness':
      'Order both interests you and comes as a habit. Work with documents, money or data will not eat up your strength, and trust in it grows exactly from things that add up.',
    '+C +extraversion':
      'You like precise work, and not in a silent office. Look for order among people: a front desk, a bank, events, a place where the table is open and somebody sits across from you.',
    '+R +extraversion':
      'You want work for your hands, and it goes better in company. A crew, a shift, an expedition or a kitchen will suit you more than a workshop for one.',
    '+R -extraversion':
      'Things and mechanisms are closer to you than long talks. A workshop, a cab, a field or a laboratory gives what an open-plan office cannot: you do your own and leave with a clear head.',
    '+R -conscientiousness':
      'You like working with your hands and tire of procedures. In technology they were written by other people’s mistakes, so look where faults differ and fixes are quick, and keep a checklist before your eyes.',
    '+R +conscientiousness':
      'Practical work and care go together in you. Where somebody’s life hangs on a bolt, the pair is asked for first: aviation, power, medical equipment, railways.',
    '+R -stability':
      'Work for the hands suits you, and sudden events throw you off. A workshop or laboratory with its own timetable will be calmer than an emergency crew, though the tools are the same.',
    '+R +openness':
      'Your hands are curious: you want to do it differently from last time. New equipment, robotics, solar power and prototypes give that more room than a stream of identical parts.',
    '+extraversion -stability':
      'You are drawn to people, and it is they who hurt most. It is good when a busy part of the day is followed by a quiet one: look for such a timetable, it matters more than the job title.',
    '+extraversion -agreeableness':
      'You are open to people and do not try to please everyone. That suits negotiation and honest dispute; in a team one rule helps: hear the other out first.',
    '-extraversion +agreeableness':
      'You are quiet and kind to others: you listen longer than you talk. It is easy to overlook you, so choose places where a contribution shows without speeches.',
    '-extraversion +openness':
      'You need many impressions and few people. Reading, watching and travelling alone give you what company gives others, and it is worth counting when you choose a place to work.',
    '-conscientiousness +openness':
      'The next thing catches you before the last one is done. Places with short tasks and quick answers gain from that; places where one report takes half a year lose.',
    '+conscientiousness -stability':
      'You try hard and worry whether all is done. It makes a reliable worker and a tired person; agreeing beforehand which result is enough helps.',
    '+agreeableness -stability':
      'You take words to heart and seldom answer sharply. Much depends on who sits next to you: on a trial day look not at the walls but at how people talk there.',
    '-agreeableness +conscientiousness':
      'The matter comes before pleasant talk for you, and you are strict, with yourself too. Quality control, investigation, audit and refereeing rest on such people.',
    '+conscientiousness +stability':
      'You are collected and do not get lost when the plan breaks. So work with responsibility for others is open to you; decide whether you want it by interest, not because you could.',
    '-stability +openness':
      'You feel finely and notice a lot, and so you tire sooner. Change the kind of work rather than its amount: variety does you good, a rush does not.',
    '+extraversion':
      'People give you strength. Do not cross out at once a profession with long hours before a screen, but ask how much talking there is in it and compare that with what you need.',
    '-extraversion':
      'Quiet is a tool of work for you. It is neither shyness nor a fault; in a loud place the same task takes twice the strength, and a place should be chosen with that in mind.',
    '+agreeableness':
      'You easily put yourself in another’s place. It helps where people agree and care for each other; where they bargain, you will have yourself to protect as well.',
    '-agreeableness':
      'You do not hurry to agree, and you value plain words. Look at work that checks, disputes and answers for a decision; where smiling is a duty you would feel short of air.',
    '+conscientiousness':
      'You keep your word and keep order, and others see that before they see knowledge. Almost any course of study gets easier, but choose by interest: one can be diligent in what one does not love.',
    '-conscientiousness':
      'A fixed routine is tight for you. Look for work whose result shows in a day rather than a year, and where a living person names the deadline.',
    '+stability':
      'Trouble does not rock you. That is no reason to prefer dangerous or urgent professions, but no reason to cross them out either.',
    '-stability':
      'You feel a load earlier and more strongly. It closes no profession, but it makes important what is seldom asked: shifts, the tone of talk, who helps on a bad day.',
    '+openness':
      'The new calls you. Choose an occupation that will be done differently in five years, or you will be bored before you are a master.',
    '-openness':
      'Tried things are closer to you. Crafts and services whose methods took decades to settle will give you peace; ask about change beforehand: how often, and who gives warning.',
  },
  quiet:
    'About character the answers speak carefully: no trait stands out enough to build advice on. It only means that for now you can choose without looking over your shoulder at your temperament.',
  high: scores => `Wholly above the middle: ${scores.join(', ')}.`,
  low: scores => `Wholly below the middle: ${scores.join(', ')}.`,
  middle: (scores, all) =>
    all
      ? `For all five traits the middle is inside the band: ${scores.join(', ')}.`
      : `Nothing definite can be said of the others: ${scores.join(', ')}.`,
}
