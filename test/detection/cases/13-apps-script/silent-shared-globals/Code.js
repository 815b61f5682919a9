function refresh() {
  var rows = forumGet_('/groups').map(function (group) {
    return [group.id, group.members_count];
  });
  forumGet_('/member_export_reporters');
  Logger.log(ACCESS_BASE, rows.length, missingGet_('/events'));
}
