import type { texts as chinese } from './texts.zh-CN.ts';

/** What is told when work is handed on (`rules/handovers`): its name, and the sentence; `{who}` is one person's name, or how many. */
export const texts = {
  'menu.30': 'Performance',
  'page./performance/examine': 'Appraisal',
  'page./performance/examine/details': 'Appraisal details',
  'page./performance/management': 'Appraisal management',
  'page./performance/management/assess_set_details': 'Appraisal plan settings',
  'page./performance/setting': 'Performance settings',
  'page./performance/setting/rule_template': 'Appraisal rules',
  'page./performance/setting/custom_template': 'Custom templates',
  'audit.customTemplate.created': 'Created the custom template “{name}”',
  'audit.customTemplate.changed': 'Changed the custom template “{name}”',
  'audit.customTemplate.deleted': 'Deleted the custom template “{name}”',
  'remind.people': '{count, plural, one {# person} other {# people}}',
  'remind.type.planOpened': 'Fill in your targets',
  'remind.text.planOpened': '“{plan}” is open. Please fill in your targets and submit them by {lastDay}.',
  'remind.type.targetsWaiting': 'Targets to approve',
  'remind.text.targetsWaiting':
    'Targets of {who} in “{plan}” are waiting for your approval; please decide by {lastDay}.',
  'remind.type.targetsSubmitted': 'Targets to approve',
  'remind.text.targetsSubmitted': '{who} submitted targets in “{plan}” for your approval; please decide by {lastDay}.',
  'remind.type.targetsPassedOn': 'Targets to approve',
  'remind.text.targetsPassedOn':
    'The targets of {who} in “{plan}” are now with you for approval; please decide by {lastDay}.',
  'remind.type.targetsApproved': 'Targets approved',
  'remind.text.targetsApproved': 'Your targets in “{plan}” were approved.',
  'remind.type.targetsReturned': 'Targets sent back',
  'remind.text.targetsReturned':
    'Your targets in “{plan}” were sent back. Please change them and submit them again by {lastDay}.',
  'remind.type.targetsAssigned': 'Targets set for you',
  'remind.text.targetsAssigned': 'Your manager set your targets in “{plan}”.',
  'remind.type.scoringOpened': 'Score yourself',
  'remind.text.scoringOpened': 'Scoring for “{plan}” is open. Please submit your self score by {lastDay}.',
  'remind.type.scoresDue': 'Scores due',
  'remind.text.scoresDue':
    'In “{plan}” {count, plural, one {{who} is} other {{who} are}} waiting for your scores; please score by {lastDay}.',
  'remind.type.selfScoreSubmitted': 'Scores due',
  'remind.text.selfScoreSubmitted': '{who} submitted a self score in “{plan}”. Please score by {lastDay}.',
  'remind.type.selfScoreSentBack': 'Self score sent back',
  'remind.text.selfScoreSentBack':
    'Your self score in “{plan}” was sent back. Please read the reason and submit it again by {lastDay}.',
  'remind.type.bossScoreSentBack': 'Scores sent back',
  'remind.text.bossScoreSentBack':
    'Your scores of {who} in “{plan}” were sent back. Please read the reason and submit them again by {lastDay}.',
  'remind.type.calibrationOpened': 'Results to calibrate',
  'remind.text.calibrationOpened': 'Calibration of “{plan}” is open. Please review the results of {who} by {lastDay}.',
  'remind.type.resultsToConfirm': 'Results to confirm',
  'remind.text.resultsToConfirm':
    'The results of “{plan}” are ready to be discussed. Please confirm the results of {who} by {lastDay}.',
  'remind.type.resultToConfirm': 'Result to confirm',
  'remind.text.resultToConfirm':
    'Your manager confirmed your result in “{plan}”. Please confirm it or object by {lastDay}.',
  'remind.type.resultObjected': 'Objection to a result',
  'remind.text.resultObjected':
    '{who} objected to their result in “{plan}”. Please answer and confirm again by {lastDay}.',
  'remind.type.fillingAgain': 'Fill in your targets',
  'remind.text.fillingAgain':
    '“{plan}” was returned to filling in. Please fill in your targets and submit them by {lastDay}.',
  'remind.type.scoringAgain': 'Score yourself',
  'remind.text.scoringAgain': '“{plan}” was returned to scoring. Please submit your self score by {lastDay}.',
  'remind.type.calibrationAgain': 'Results to calibrate',
  'remind.text.calibrationAgain':
    '“{plan}” was returned to calibration. Please review the results of {who} by {lastDay}.',
  'remind.type.takenOut': 'No longer in the appraisal',
  'remind.text.takenOut': 'You were taken out of “{plan}”: {reason}. What you filled in is kept.',
  'remind.type.reportTakenOut': 'Taken out of the appraisal',
  'remind.text.reportTakenOut': '{count, plural, one {{who} was} other {{who} were}} taken out of “{plan}”: {reason}.',
  'remind.type.selfScoreAbsent': 'Scores due',
  'remind.text.selfScoreAbsent': '{who} will not give a self score in “{plan}”. Please score by {lastDay}.',
  'remind.type.resultRejected': 'Result sent back',
  'remind.text.resultRejected':
    'The result of {who} in “{plan}” was sent back. Please read the reason and score again by {lastDay}.',
  'remind.type.resultScoredAgain': 'Result to verify',
  'remind.text.resultScoredAgain': '{who} was scored again in “{plan}”. Please verify the result by {lastDay}.',
  'remind.type.rescore': 'Score again',
  'remind.text.rescore': 'Please score {who} in “{plan}” again by {lastDay}.',
  'remind.type.verify': 'Results to verify',
  'remind.text.verify': 'In “{plan}” the result of {who} was scored again. Please verify it by {lastDay}.',
  'remind.type.calibrate': 'Results to calibrate',
  'remind.text.calibrate': '“{plan}” is being calibrated. Please review the results of {who} by {lastDay}.',
  'remind.type.managerLocked': 'You are locked as a manager',
  'remind.text.managerLocked':
    'An administrator locked you in “{plan}”: you cannot change targets or scores of your people for now. Please ask HR.',
  'remind.type.managerUnlocked': 'You are no longer locked',
  'remind.text.managerUnlocked':
    'You are no longer locked in “{plan}” and can go on with the appraisals of your people.',
  'remind.type.coScoresDue': 'Co-assessment due',
  'remind.text.coScoresDue': 'Please score {who} in “{plan}” as a co-assessor by {lastDay}.',
  'remind.type.partnerScore': 'Co-assessment due',
  'remind.text.partnerScore': 'Please score {who} in “{plan}” as a co-assessor by {lastDay}.',
  'remind.type.coAssessorsProposed': 'Co-assessors proposed',
  'remind.text.coAssessorsProposed': '{who} proposed co-assessors in “{plan}”. Please decide who they are.',
  'remind.type.coScoresIn': 'Scores due',
  'remind.text.coScoresIn': 'All co-assessors of {who} in “{plan}” have scored. Please score by {lastDay}.',
  'remind.type.coScoreSentBack': 'Co-assessment sent back',
  'remind.text.coScoreSentBack':
    'Your co-assessment of {who} in “{plan}” was sent back. Please read the reason and submit it again by {lastDay}.',
  'mail.day.subject': '{count, plural, one {# thing is waiting for you} other {# things are waiting for you}}',
  'mail.choice': 'Choose when you get these emails: {link}',
} satisfies Record<keyof typeof chinese, string>;
