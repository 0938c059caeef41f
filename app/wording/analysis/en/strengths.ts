import type { SideWords } from '../words.ts'

export const strengths: Pick<SideWords, 'strengths' | 'openStrengths'> = {
  strengths: {
    '+conscientiousness +stability': {
      title: 'A steady pace under load',
      text: 'When the deadline is tomorrow and everyone runs about, you take the list and go down it. It shows best [in a test|in a rush].',
    },
    '+extraversion +agreeableness': {
      title: 'People gather around you',
      text: 'You get to know others first and do not push ahead of them. A new group finds it easier to start talking when you are in it.',
    },
    '-extraversion +conscientiousness': {
      title: 'Work that needs no watching',
      text: 'You can be given a long task and forgotten until the date. Being alone is no obstacle here, it is a place to work.',
    },
    '+conscientiousness +openness': {
      title: 'New things get finished',
      text: 'Usually there is either an idea or finished work. With you one follows the other: an unfamiliar [subject|tool] is first studied to a plan and then tried.',
    },
    '+extraversion +openness': {
      title: 'Easy entry into the unknown',
      text: 'A strange town, a new team or another language attracts you more than it frightens you. An exchange, a placement or a business trip would give you a lot.',
    },
    '+agreeableness +stability': {
      title: 'People calm down near you',
      text: 'You hear another’s grievance and do not catch fire from it. [When a class quarrels|When a client shouts], people come to you for quiet rather than for an answer.',
    },
    '-agreeableness +stability': {
      title: 'Plain words without a row',
      text: 'You say the awkward thing and sleep well after it. Where someone must refuse, inspect or argue over a price, that is needed daily.',
    },
    '-extraversion +agreeableness': {
      title: 'Attention for one person',
      text: 'You listen more than you speak and remember what was said. You can explain a thing to [a classmate|a new colleague] in private, where others would be too shy to ask.',
    },
    '+conscientiousness +achievement': {
      title: 'Aim and effort match',
      text: 'The result matters to you, and you are ready to walk to it every day. Long preparation for [an exam|an assessment] is a clear task to you, with a first day and a last.',
    },
    '+openness +independence': {
      title: 'Your own way of learning',
      text: 'You are curious and seldom need a hint. An unfamiliar program or topic you would sooner work out from a book and videos than wait to be taught.',
    },
    '+agreeableness +relationships': {
      title: 'A place people want to stay in',
      text: 'You notice who was not invited and invite them. Common work goes differently after that, though no report says so.',
    },
    '+extraversion': {
      title: 'Talking costs nothing',
      text: 'To ask the way, ring a stranger or open a [talk in class|meeting]: what others brace themselves for takes you hardly any effort.',
    },
    '-extraversion': {
      title: 'Long attention',
      text: 'You can stay with one thing for an hour, and quiet helps. Where people mend, write or calculate, that is half the work.',
    },
    '+agreeableness': {
      title: 'The other side’s view',
      text: 'In an argument you find time to see what the other person wants. That is why reaching agreement is left to you.',
    },
    '-agreeableness': {
      title: 'Your opinion aloud',
      text: 'If a decision is weak you say so, even when everyone nods. A good team needs at least one such voice.',
    },
    '+conscientiousness': {
      title: 'What is promised is done',
      text: 'You remember a date without reminders. A [teacher|manager] learns that within a month and begins to hand you what others are not trusted with.',
    },
    '-conscientiousness': {
      title: 'A quick turn',
      text: 'The plan fell through and you do not mourn it: you take up what is needed now. Where the morning never looks like the evening, that is valued.',
    },
    '+stability': {
      title: 'Calm that can be seen',
      text: 'A [bad mark|sharp remark] does not knock you out for a week. [Before an exam|Before a delivery] your strength goes into the work and not into fear.',
    },
    '-stability': {
      title: 'An early sense of danger',
      text: 'You notice what may go wrong before others do. Put it down as a list, and worry becomes a check that everyone can use.',
    },
    '+openness': {
      title: 'Curiosity nobody asked for',
      text: 'You read and try things without being marked for it. A profession that will be unrecognisable tomorrow would sooner please you than scare you.',
    },
    '-openness': {
      title: 'Faithful to what works',
      text: 'You do not change a method for fashion and do one thing many times equally well. Crafts, transport and safety rest on that.',
    },
    '+R': {
      title: 'Try it first',
      text: 'You understand an instruction faster with the part in your hand. A workshop or a placement teaches you what others only hear about.',
    },
    '+I': {
      title: 'Asking why to the very end',
      text: 'The answer in the book does not stop you: you want to see where it comes from. [A study project|A good look at a fault] grows from that, and so does a whole profession.',
    },
    '+A': {
      title: 'There is always a second version',
      text: 'Where everyone sees one solution, another one comes to you. Write down the useless ones too: the useful one is built from them later.',
    },
    '+S': {
      title: 'Glad when others succeed',
      text: 'You want [the classmate next to you|the newcomer in the team] to understand it too. Explaining, you learn yourself, so take that part more often.',
    },
    '+E': {
      title: 'Things start moving',
      text: 'When all wait for someone to begin, beginning is easier for you. [Getting a class to go on a trip|Asking for a discount] is an ordinary task to you.',
    },
    '+C': {
      title: 'Everything in its place',
      text: 'A table whose total agrees gives you pleasure. It makes common work easier: one knows where things are and how much is left.',
    },
    '+achievement': {
      title: 'You know what effort is for',
      text: 'You need a result you can point to. It helps you turn down what only fills the time.',
    },
    '+independence': {
      title: 'Answering for your own decision',
      text: 'Deciding alone matters to you, and you do not hide from the choice. So it is easier to take your part of [a joint project|the common work] and not wait for orders.',
    },
    '+recognition': {
      title: 'Open about wanting to rise',
      text: 'You want good work to be noticed and do not hide it. Whoever knows that about themselves finds it easier to ask for a hard task.',
    },
    '+relationships': {
      title: 'Choosing a place by its people',
      text: 'You know you need people you feel well with. Knowing it, you can turn down a fine name with a cold room behind it.',
    },
    '+support': {
      title: 'Learning from a senior',
      text: 'Someone who explains and judges fairly matters to you, and you take their advice. In any profession that shortens the first years.',
    },
    '+conditions': {
      title: 'Sober reckoning',
      text: 'You look past the title at the shift, the contract and the way home. There is less danger of having to run after a year.',
    },
    '+verbal': {
      title: 'Texts read easily',
      text: 'In the self-check more than half of the tasks with words and texts came out right. A contract, an article or a long problem will hardly stop you.',
    },
    '+numerical': {
      title: 'Numbers at hand',
      text: 'In the self-check more than half of the sums came out right. Rates, discounts and tables you would sooner check than take on trust.',
    },
    '+spatial': {
      title: 'The drawing is clear at once',
      text: 'In the self-check more than half of the tasks with space and logic came out right. A drawing, a route or the plan of a room you picture faster than you describe it.',
    },
  },
  openStrengths: [
    {
      title: 'No door is shut',
      text: 'Little in your answers argues against any kind of work. You can try widely without fear that the choice goes against your nature.',
    },
    {
      title: 'Room for a trial',
      text: 'Most bands have the middle of the scale inside them. In that case a day of real work tells more about you than one more question on paper.',
    },
    {
      title: 'Something to compare with',
      text: 'You now have scores with bands as of today. If something moves within a year, it will be seen and not only felt.',
    },
  ],
}
