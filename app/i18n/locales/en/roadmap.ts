import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/roadmap.ts'

export default {
  'stage.orientation': 'Choosing the way',
  'stage.foundation': 'Foundation',
  'stage.language': 'Language',
  'stage.exam': 'Exams',
  'stage.documents': 'Documents',
  'stage.application': 'Applying',
  'stage.enrolment': 'Enrolment',
  'stage.training': 'Study',
  'stage.skills': 'Skills',
  'stage.practice': 'Practice',
  'stage.jobSearch': 'Job search',
  'stage.firstJob': 'Starting work',
  'aim.orientation': 'Understand where you are going and talk to people who have been there.',
  'aim.foundation': 'Close the gaps that would make everything later harder.',
  'aim.language': 'Bring the language to the level you need and have it confirmed.',
  'aim.exam': 'Prepare without rushing and reach a score that gets you in.',
  'aim.documents': 'Have everything the institution asks for ready early.',
  'aim.application': 'Apply on time and have a second option.',
  'aim.enrolment': 'Secure your place and begin your studies calmly.',
  'aim.training': 'Get the education this profession asks for, and a first taste of the work.',
  'aim.skills': 'Learn what this work uses every day.',
  'aim.practice': 'Make real pieces of work that you can show.',
  'aim.jobSearch': 'Find vacancies, apply and get as far as interviews.',
  'aim.firstJob': 'Settle in, learn what is expected of you and choose the next step.',
  beyond: 'Later, once these years are over: {stages}.',

  points_one: '{count} point',
  points_other: '{count} points',
  ofFour: '{value} of 4',
  aimed: '{title}: aim for {need}',
  'aimed.from': '{title}: aim for {need} (now {have})',

  'gap.UNT': 'UNT',
  'gap.GPA': 'Grade average',
  'gap.IELTS': 'IELTS',
  'gap.TOEFL': 'TOEFL',
  'gap.SAT': 'SAT',
  'gap.known': '{measure}: {have} → {need}, {because}',
  'gap.unknown': '{measure}: a score is needed; aim for {need}, {because}',
  'gap.unknown.GPA': '{measure} not given yet; aim for {need}, {because}',
  'gap.unknown.LEVEL': '{measure}: level not given yet; aim for {need}, {because}',
  'because.requirement': 'as the programme requires',
  'because.floor': 'below that nobody enters the competition',
  'because.medium': 'to make the chance medium',
  'because.high': 'to make the chance high',
  'because.usual': 'which is what it usually takes',
  'because.usual.LEVEL': 'the level that is usually needed',

  'achievement.firstTest': 'First measurement',
  'achievement.allTests': 'A full map',
  'achievement.analysis': 'An outside view',
  'achievement.chances': 'Sober figures',
  'achievement.firstCertificate': 'On record',
  'achievement.firstPlan': 'A route on paper',
  'achievement.firstTask': 'First step',
  'achievement.stage': 'One stage behind you',
  'achievement.halfway': 'Halfway',
  'achievement.plan': 'To the end',
  'achievement.firstProject': 'Something of one’s own',
  'achievement.projectCompleted': 'Work done',
  'achievement.firstTeam': 'On a team',
  'achievement.firstGoal': 'A goal ticked',
  'why.firstTest': 'The first test is done: there is a point to measure from.',
  'why.allTests': 'All tests are done: no blank spots are left on the map.',
  'why.analysis': 'The personality analysis is in: you know what you can build on.',
  'why.chances': 'The chances of admission are computed: you know what changes them.',
  'why.firstCertificate': 'The first certificate is in the profile: a skill has a document behind it.',
  'why.firstPlan': 'The first plan is made: the goal has dates.',
  'why.firstTask': 'The first task is done: the plan is more than a plan now.',
  'why.stage': 'Every task of a stage is done: the next one can begin.',
  'why.halfway': 'Half the tasks of the plan are done: as much lies behind you as ahead.',
  'why.plan': 'Every task of the plan is done: the next goal is yours to choose.',
  'why.firstProject': 'The first project is open: others can see the idea.',
  'why.projectCompleted': 'The first project is completed: there is something to show.',
  'why.firstTeam': 'The first request to join a team is accepted: the work is shared.',
  'why.firstGoal': 'The first goal of a project is ticked: what is done can be seen.',

  'task.readProfession': 'Read the profession’s description',
  'task.readProfession.of': 'Read about the profession: {name}',
  'how.readProfession':
    'Open the profession’s page here and note three things: what a person does all day, what is learned and where, what may not suit you. Add a question to each that you would like someone in this work to answer.',
  'task.talkToPerson': 'Talk to someone who already does this work',
  'how.talkToPerson':
    'Ask family, teachers and friends whom they know, and agree on fifteen minutes. Bring five questions: what a day is like, what is hard, how people get in, what it pays at first, what they would do differently. Write the answers down the same day.',
  'task.visitDay': 'Go to an open day',
  'task.visitDay.of': 'Go to the open day: {name}',
  'how.visitDay':
    'Look up the date on the institution’s site or ask its admissions office; if you can’t travel, ask about an online meeting. Bring three questions: how classes are taught, where students get practice, where graduates work.',
  'task.tellFamily': 'Talk the plan over with those close to you',
  'how.tellFamily':
    'Show them the plan and say plainly what help you need: time, money, travel. Ask what worries them and write it down. Return to the open questions in a week; a career adviser can help with them too.',
  'task.tellAcademic': 'Add what is missing to your profile',
  'task.tellAcademic.of': 'Add to your profile: {what}',
  'how.tellAcademic':
    'Open studies and exams in your profile and fill in what you have. Leave empty what does not exist yet. Then bring the plan up to date: its tasks will fit better.',
  'how.tellAcademic.unt':
    'Open studies and exams in your profile and fill in what you have; a trial UNT score will do. Leave empty what does not exist yet. Then bring the plan up to date: its tasks will fit better.',
  'task.compareProgrammes': 'Compare several programmes and keep three',
  'how.compareProgrammes':
    'Choose up to eight programmes in the catalogue and compare chance, cost, length and city. Keep three: the one you want most, a likely one, and one you are almost sure to get into. Write one reason beside each.',
  'task.checkRequirements': 'Check the programme’s requirements',
  'task.checkRequirements.of': 'Check the requirements: {name}',
  'how.checkRequirements':
    'Read the requirements here and on the institution’s own site. Mark what you have, what is missing and by when. Where the two differ, trust the official one; if in doubt, write to the admissions office and keep the answer.',

  'task.chooseSubjects': 'Choose two UNT profile subjects',
  'task.chooseSubjects.of': 'Choose your profile subjects: {pairs}',
  'how.chooseSubjects':
    'Do a trial paper for two or three pairs and compare the scores. Ask the teachers of these subjects or a career adviser. You name the pair when you register for the UNT.',
  'how.chooseSubjects.of':
    'These lead to your goal: {pairs}. Do a trial paper and see where you score higher and what you read with more interest. Ask a teacher or a career adviser. You name the subjects when you register for the UNT.',
  'task.changeSubjects': 'Change your UNT profile subjects',
  'task.changeSubjects.of': 'Change your profile subjects: {need}',
  'how.changeSubjects':
    'Now: {have}. Needed: {need}. List the topics you would have to learn from scratch and guess how many weeks they take. Ask a teacher or a career adviser; if time is short, look for a programme that takes your own subjects.',
  'task.learn': '{skill}: learn a little every week',
  'task.learn.BEGINNER': '{skill}: start with the basics',
  'task.learn.INTERMEDIATE': '{skill}: put the basics to use',
  'task.learn.ADVANCED': '{skill}: take on something hard',
  'task.learn.spoken': '{skill}: practise a little every day',
  'task.learn.subject': '{skill}: go through the topics in order',
  'task.learn.exam': '{skill}: learn the format and the task types',
  'task.learn.spoken.INTERMEDIATE': '{skill}: speak and write about what you do',
  'task.learn.spoken.ADVANCED': '{skill}: hold a meeting in it',
  'task.learn.subject.INTERMEDIATE': '{skill}: work on harder tasks',
  'task.learn.subject.ADVANCED': '{skill}: explain a hard topic to others',
  'task.learn.exam.INTERMEDIATE': '{skill}: do a whole practice paper',
  'task.learn.exam.ADVANCED': '{skill}: reach your target three times in a row',
  'how.learn.BEGINNER':
    'Choose one course or one book and set aside three sessions a week of 40 minutes. After each, close the material and write the main points from memory. In two weeks, make something small of your own.',
  'how.learn.INTERMEDIATE':
    'Find a real problem and solve it with what you know; learn what is missing as you go. Show the result to someone better at it and ask for one weak spot. Mend it the same week.',
  'how.learn.ADVANCED':
    'Take a piece of work that still feels a size too big and cut it into parts of a week. Study two or three works by people at the top and note their methods. Put what you finish into your portfolio.',
  'how.learn.spoken':
    'Give it twenty minutes a day: listen, repeat aloud, retell in your own words. Once a week speak with someone, at a library’s conversation club for instance. Once a month record yourself and compare.',
  'how.learn.subject':
    'List the topics of the textbook and mark those you can’t explain aloud. Take one a week: read, follow two examples, do ten exercises. Put what stays unclear on a list of questions for a teacher.',
  'how.learn.exam':
    'Read on the official site what parts the exam has and how it is scored. Do one task of each type slowly, then against the clock. Note where you lose most points and start there.',
  'task.raiseGpa': 'Raise your grade average',
  'how.raiseGpa':
    'List the subjects where the next mark is close and begin with two. Ask the teacher which work can be improved or retaken, and by when. Check your marks every two weeks.',
  'task.schoolProject': 'Do a school project on your own topic',
  'task.schoolProject.of': 'Do a project on your own topic in class {class}',
  'how.schoolProject':
    'Choose a question close to your goal and ask a teacher to supervise. This week write down the topic, the aim and three steps with dates. The finished work can go to the school conference and into your portfolio.',
  'task.schoolFinals': 'Take the school-leaving exams',
  'task.schoolFinals.of': 'Take the leaving exams of class {class}',
  'how.schoolFinals':
    'Get the timetable and the list of topics from your form teacher. Revise one topic a day and keep the last two days for going over mistakes and for sleep. These marks go into your school certificate, which you need for admission.',

  'task.languageTest': '{language}: check your level',
  'how.languageTest':
    'Take a free level test online, with no dictionary and no help. Note the result and the date, and update the level in your profile. Take the same test in three months to see the difference.',
  'task.raiseLanguage': '{language}: reach the level “{need}”',
  'task.raiseLanguage.from': '{language}: raise your level ({have} → {need})',
  'how.raiseLanguage':
    'Give it thirty minutes a day: one day reading and listening, the next writing and speaking. Write a short text every week and have someone correct it. Test your level once a month.',
  'task.certificateMock': 'Do a practice {exam}',
  'how.certificateMock':
    'Get a practice test from the exam’s official site and do all parts in one day, by the clock. Note the score of each part. This week, work on the lowest one.',
  'task.certificateRegister': 'Book a date for {exam}',
  'how.certificateRegister':
    'On the official site choose a day that lets the result arrive before the application deadline and leaves time for a second try. There is a fee; see the price and the nearest city there. Check that the document you will bring stays valid.',
  'task.certificateTake': 'Take {exam}',
  'how.certificateTake':
    'The day before, check the address, the time and the document you booked with. Watch the clock and don’t get stuck on one question. Add the result to your profile and keep the certificate with your documents.',
  'how.certificateTake.again':
    'See which part pulled the score down last time and give it the last weeks. The day before, check the address, the time and the document you booked with. Add the new result to your profile.',

  'task.untDiagnostic': 'Do a trial UNT without preparing',
  'how.untDiagnostic':
    'Do a full paper in one sitting: as much time as at the exam, the phone in another room. Note the points of each part and enter the total in your profile. It is a starting point, not a mark.',
  'task.untSubject': '{subject}: learn one topic and do a trial paper',
  'task.untSubject.CREATIVE_EXAM': 'Creative exam: do one task against the clock',
  'how.untSubject':
    '{tip} Then do twenty tasks against the clock and go through every mistake. If there are more than five, take the topic again in a week.',
  'tip.MATHEMATICS': 'Keep one sheet per topic: formulas, two worked examples and one typical trap.',
  'tip.PHYSICS':
    'Write out the laws of the topic with their units and do two problems on each, one of them from a graph.',
  'tip.CHEMISTRY': 'Write the topic’s reactions from memory and do five calculations with the periodic table.',
  'tip.BIOLOGY': 'Draw the topic’s diagram from memory, check it with the textbook and put the terms on cards.',
  'tip.GEOGRAPHY': 'Open the atlas, draw the topic on an outline map and do it again without the atlas next day.',
  'tip.WORLD_HISTORY': 'Draw a timeline: date, event, cause, consequence.',
  'tip.COMPUTER_SCIENCE': 'Work one example of the topic through on paper, then invent your own.',
  'tip.ENGLISH': 'Read one text, note ten words and one rule, and write your own sentences with them.',
  'tip.LAW': 'List the terms of the topic, say each in your own words and find a case from life.',
  'tip.KAZAKH_LANGUAGE': 'Take one rule, explain it aloud and find ten examples of your own.',
  'tip.KAZAKH_LITERATURE':
    'Take one work of the syllabus and fit on a sheet its author, time, characters, main idea and a quotation.',
  'tip.RUSSIAN_LANGUAGE': 'Take one rule, find ten examples of your own and write out the exceptions.',
  'tip.RUSSIAN_LITERATURE':
    'Take one work of the syllabus and fit on a sheet its author, time, characters, main idea and devices.',
  'how.untSubject.CREATIVE_EXAM':
    'Ask the university’s admissions office for the syllabus and sample tasks. Do one task in the time allowed and show it to a teacher. Note the main remark and start from it next time.',
  'task.untCommon': 'Revise the compulsory UNT subjects',
  'how.untCommon':
    'Three times a week, half an hour each: history of Kazakhstan, reading literacy, mathematical literacy. Together they give up to 40 points. Every part has a minimum, so don’t leave the weak one for last.',
  'task.untMock': 'Do a trial UNT',
  'how.untMock':
    'Do a full paper in one sitting and against the clock, as at the exam. Note the points by part and compare with last time, if there was one. Choose the three topics that cost most and put them into the next two weeks.',
  'task.untRegister.UNT_JANUARY': 'Register for the January UNT',
  'task.untRegister.UNT_MARCH': 'Register for the March UNT',
  'task.untRegister.UNT_MAIN': 'Register for the main UNT',
  'task.untRegister.UNT_AUGUST': 'Register for the August UNT',
  'how.untRegister.UNT_JANUARY':
    'You register in your account on testcenter.kz and choose subjects, day and place there. The January score counts for a paid place, not in the grant competition. It does show you the exam under real conditions. There is a fee.',
  'how.untRegister.UNT_MARCH':
    'You register in your account on testcenter.kz and choose subjects, day and place there. The March score counts for a paid place, not in the grant competition. It is the last rehearsal before the main UNT. There is a fee.',
  'how.untRegister.UNT_MAIN':
    'You register in your account on testcenter.kz and choose subjects, day and place there. This score counts for the grant competition and for a paid place. You may sit it twice and use the better result, so choose an early first day.',
  'how.untRegister.UNT_AUGUST':
    'You register in your account on testcenter.kz and choose subjects, day and place there. The August score counts for a paid place only: a way in if there was no grant or the threshold was missed. There is a fee.',
  'task.untTake.UNT_JANUARY': 'Take the January UNT',
  'task.untTake.UNT_MARCH': 'Take the March UNT',
  'task.untTake.UNT_MAIN': 'Take the UNT',
  'task.untTake.UNT_AUGUST': 'Take the August UNT',
  'how.untTake':
    'Bring a pen and your identity card; under 16, a birth certificate and a school letter with your photo. Leave the phone at home. Appeals are taken within 30 minutes of the end. {then}',
  'then.UNT_JANUARY':
    'Enter the points by part in your profile: there is time before the main UNT for the weak topics.',
  'then.UNT_MARCH': 'Enter the points by part in your profile and choose two topics for the weeks left.',
  'then.UNT_MAIN':
    'If the score is too low and you have an attempt left, use it: one certificate, the better, goes into the grant competition.',
  'then.UNT_AUGUST': 'Take the certificate to the admissions office at once: paid places close soon.',
  'task.creativeExam': 'Take the creative exam',
  'how.creativeExam':
    'The university holds it itself, usually in July; you apply at its admissions office. Bring your identity card, school certificate or diploma, 3×4 photos and the UNT certificate if you have it. Ask early what to bring to work with.',
  'task.satRegister': 'Register for the SAT',
  'how.satRegister':
    'Create an account on the College Board site and choose a day and a centre. Places go early, so register two or three months ahead. There is a fee. See there which document is accepted at the door and check that it stays valid.',
  'task.satTake': 'Take the SAT',
  'how.satTake':
    'Do at least two full practice tests in the Bluebook app and go through your mistakes. Bring a charged laptop or tablet, your document and the admission ticket. Add the result to your profile.',
  'task.serviceSelection': 'Find out how military or police institutes select',
  'how.serviceSelection':
    'Selection begins long before the UNT. Ask at the defence affairs office or the police office where you live: until which day applications are taken, which fitness standards apply, what the medical board checks, whether the UNT is needed and in which subjects. Write the answers down.',
  'task.institutionExam': 'Take the entrance exam',
  'task.institutionExam.of': 'Take the entrance exam: {name}',
  'how.institutionExam':
    'Find the syllabus and sample tasks on the institution’s site and do one sample against the clock. Ask the admissions office when and where it is, what to bring and when results come. Write the answers down in one place.',

  'task.collectDocuments': 'Gather your documents',
  'task.collectDocuments.count_one': 'Gather {count} document',
  'task.collectDocuments.count_other': 'Gather {count} documents',
  'how.collectDocuments':
    'The list is on the institution’s page. Begin with what takes long: translations, the medical certificate, proof of benefits. Many papers can be had on egov.kz. Scan everything, name the files and keep them in one folder.',
  'task.essay': 'Write the motivation letter',
  'task.essay.of': 'Write the motivation letter: {name}',
  'how.essay':
    'Draft it in half an hour: why this programme, what you have done, what you want to do next. Keep the real cases and cut the general words. Two days later read it aloud and give it to someone who will say where it drags.',
  'task.references': 'Ask for references',
  'how.references':
    'Choose two people who have seen your work: a teacher, a lecturer, a manager. Ask a month ahead and attach a list of what you did, the address and the deadline. Remind them politely a week before.',
  'task.findMoney': 'Add up the costs and find the money',
  'how.findMoney':
    'Add up a year of fees, housing, food and travel. Ask about the state grant, grants of your akimat, the institution’s discounts and student loans. Beside each, write how much it covers and the day to apply by.',
  'task.secondChoice': 'Choose a second programme',
  'how.secondChoice':
    'Find a programme in the catalogue where the chance is higher and you would still like the work. Check that subjects, documents and dates fit. Write it down after the first, so that nothing is decided in a rush.',

  'task.applyGrant': 'Apply for the state grant',
  'how.applyGrant':
    'Applications are taken in July on egov.kz and at university admissions offices. Have ready your identity card, the main UNT certificate, school certificate or diploma, a 3×4 photo and proof of a quota if you have one. Put the programme you want most first.',
  'task.apply': 'Submit your application',
  'task.apply.of': 'Submit your application: {name}',
  'how.apply':
    'Check on the official site how to apply: there, through egov.kz or at the admissions office. Don’t wait for the last day. Before sending, check your name, documents and programme; afterwards keep the application number.',
  'task.applyStudy.UNIVERSITY': 'Apply to a university',
  'task.applyStudy.COLLEGE': 'Apply to a college',
  'task.applyStudy.MILITARY_OR_POLICE_INSTITUTE': 'Apply to a military or police institute',
  'how.applyStudy.MILITARY_OR_POLICE_INSTITUTE':
    'You apply through the defence affairs office or the police office where you live; they name the day and the papers. The medical board and the fitness standards come before the exams. Apply to an ordinary university as well: not everybody passes the selection.',
  'how.applyStudy.UNIVERSITY':
    'For the grant competition apply in July, on egov.kz or at an admissions office; paid places are filled in August. Have ready your identity card, UNT certificate, school certificate or diploma and a 3×4 photo. Name a first and a second programme.',
  'how.applyStudy.COLLEGE':
    'Applications are taken in summer on egov.kz or at the college; check the days there. Have ready your school certificate, 3×4 photos, a medical certificate and your identity card. You may name several colleges and specialities: put them in order.',
  'task.results': 'Find out the result',
  'how.results':
    'Look where you applied: egov.kz, your account or the institution’s site. If you have a place, note the day to confirm it by. If not, ask the admissions office the same day about paid and vacant places.',
  'task.confirmPlace': 'Confirm your place',
  'how.confirmPlace':
    'Hand in the originals and sign the contract; the admissions office will say how and by when. Read all of the contract: payment, dates, refunds. If you are under 18, come with a parent or guardian.',
  'task.dormitory': 'Apply for the dormitory',
  'task.dormitory.of': 'Apply for the dormitory: {name}',
  'how.dormitory':
    'There are fewer places than people, so apply as soon as it opens. Ask the price for a year, the papers needed and what to bring. In case of a refusal, note two other places to live and their price.',
  'task.visa': 'Get your visa',
  'how.visa':
    'The day the admission letter comes, open the embassy’s or consulate’s site and note the papers, the fee and how long it takes. Check that your passport is valid long enough. Buy tickets without refund after the visa.',
  'task.firstWeeks': 'Settle into the first weeks of study',
  'how.firstWeeks':
    'Learn who your mentor is, where the timetable is and how retakes work. Find the library and one older student you can ask. On Fridays write down what is still unclear and ask on Monday.',

  'task.study.UNIVERSITY': 'Study at university and hand everything in on time',
  'task.study.COLLEGE': 'Study at college and hand everything in on time',
  'task.study.COURSE': 'Complete the course',
  'task.study.MILITARY_OR_POLICE_INSTITUTE': 'Study at the institute and hand everything in on time',
  'how.study.MILITARY_OR_POLICE_INSTITUTE':
    'At the start of term list every deadline and fitness standard. The days are full, so take a hard subject to the lecturer at once. Find out where the practice is done and what postings depend on.',
  'how.study.UNIVERSITY':
    'At the start of term list every deadline and mark the two hardest subjects. Work on those from the first week. Choose electives and paper topics close to your profession.',
  'how.study.COLLEGE':
    'At the start of term list the deadlines and the days of practice. In practice, ask for real tasks and why they are done this way. Take a hard subject to the teacher at once, not before the exams.',
  'how.study.COURSE':
    'Check who teaches the course, how long it lasts and whether it ends with a document. Put two fixed evenings a week in the calendar. After each topic make something of your own, beyond the exercise.',
  'task.studyProject': 'Year {year}: do a project from your profession',
  'how.studyProject':
    'Choose a problem that fits into a term and find a lecturer or two fellow students who care about it too. Write down what will be ready in a month. Put the result into your portfolio with five lines about it.',
  'task.internship': 'Do an internship',
  'how.internship':
    'Ask about places at your department, the career centre and on enbek.kz, and write to three organisations two or three months ahead. Note every day what you were given, what you did and what you learned. Ask for a reference at the end.',
  'task.diploma': 'Defend your diploma work',
  'how.diploma':
    'Take the topic from a place you would like to work at and agree it with your supervisor. Split the work into dated parts and show them one by one. Two weeks before, present it aloud to friends and collect questions.',

  'task.firstProject': 'Make a first piece of work of your own',
  'how.firstProject':
    'Take something that someone near you needs and that takes two weeks. Write down what counts as finished and get there, however simply. Ask the person you made it for what helped and what was missing.',
  'task.volunteer': 'Volunteer where this work is done',
  'how.volunteer':
    'Find an organisation in your town or district: its site, social media, qazvolunteer.kz or a youth centre. Agree on one task and the days. If you are under 18, ask whether your parents must consent. At the end ask for a letter about what you did.',
  'task.portfolio': 'Build a portfolio of three works',
  'how.portfolio':
    'Choose three works and write five lines on each: the task, your part, the tools, the time, the outcome. Put them behind one link or in one file. Ask someone in the profession what to leave out.',
  'task.shadow': 'Spend a day beside someone who does this work',
  'how.shadow':
    'Ask people you know to introduce you, or write to an organisation yourself: who you are, what you would like to see, which day suits. Ask your questions in the breaks. That evening note what you liked and what would tire you in a month.',

  'task.cv': 'Write a one-page CV',
  'how.cv':
    'Begin with jobs and projects, then studies, languages and skills. Every line needs an action and a result: what you did and what changed. Save it as a PDF, add it on enbek.kz and ask two people to find mistakes.',
  'task.vacancies': 'Study twenty vacancies',
  'how.vacancies':
    'Open enbek.kz and other job sites and choose twenty in your profession. Note which skills repeat and what they pay. Compare with your CV: learn first what is missing most often.',
  'task.applyJobs': 'Apply for five vacancies',
  'how.applyJobs':
    'For each vacancy rewrite the first lines of your CV and add three sentences on why you fit. Keep a table: where, when, what they answered. If your diploma is recent, ask the career centre about Youth Practice.',
  'task.interview': 'Prepare for the interview',
  'how.interview':
    'Read what the organisation does. Prepare two minutes about yourself, three cases from your work and three questions for them. Rehearse aloud with someone. Check the address and the time; bring your CV and portfolio.',
  'task.contract': 'Read the employment contract before you sign',
  'how.contract':
    'Check the position, pay, hours and leave. A trial period is usually no longer than three months and is paid too. One copy stays with you. Under 16 you need a parent’s written consent. Ask about anything unclear before you sign.',
  'task.mentor': 'Find someone at work to learn from',
  'how.mentor':
    'See who does it well and explains it calmly, and ask for half an hour every two weeks. Come with one question and one piece of your work. Write the advice down and next time say what came of it.',
  'task.reviewHalfYear': 'Look back on half a year',
  'how.reviewHalfYear':
    'Write down what you can do now and could not half a year ago, what is easy and what is hard. Ask your manager what the next six months should bring. Choose one skill and one date; update the CV and the plan.',
  'event.UNT_JANUARY': 'the January UNT',
  'event.UNT_MARCH': 'the March UNT',
  'event.UNT_MAIN': 'the main UNT',
  'event.UNT_AUGUST': 'the August UNT',
  'event.GRANT_COMPETITION': 'the grant competition',
  'event.GRANT_RESULTS': 'results of the grant competition',
  'event.ENROLMENT_KZ': 'enrolment at universities',
  'event.COLLEGE_CREATIVE': 'applications to colleges with a creative exam',
  'event.COLLEGE_TEACHING_AND_MEDICINE': 'applications to colleges for teaching and medicine',
  'event.COLLEGE_APPLICATION': 'applications to colleges',
  'event.COLLEGE_WORKERS': 'applications to colleges for trades',
  'event.SCHOOL_FINALS_9': 'final exams of class 9',
  'event.SCHOOL_FINALS_11': 'final exams of class 11',
  'event.SAT': 'the SAT',
} satisfies Translated<typeof ru>
